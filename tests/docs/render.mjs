// Formats what it reads from its input with the browser's Fluent: [{language, text, cases: [{key, facts}]}] -> [[string]]
import { FluentBundle, FluentResource } from "../../client/node_modules/@fluent/bundle/esm/index.js";

let input = "";
for await (const chunk of process.stdin) input += chunk;
const out = JSON.parse(input).map(({ language, text, cases }) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const faults = bundle.addResource(new FluentResource(text));
  if (faults.length) throw faults[0];
  return cases.map(({ key, facts }) => {
    const errors = [];
    const said = bundle.formatPattern(bundle.getMessage(key).value, facts, errors);
    return errors.length ? `${key}: ${errors[0]}` : said;
  });
});
process.stdout.write(JSON.stringify(out));
