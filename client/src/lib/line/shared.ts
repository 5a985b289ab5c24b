/** The worker that all tabs share, where the browser has such a thing. */
import address from "./worker.ts?sharedworker&url";

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

/** Its file name carries a hash, so that old tabs and a new version do not meet in one worker. */
export function sharedWorker(): SharedWorker | null {
  if (typeof SharedWorker === "undefined") return null;
  try {
    return new SharedWorker(trusted(address), { name: "motherlode", type: "module" });
  } catch {
    return null;
  }
}

/** The content security policy wants script addresses vouched for; this one is a constant of the build. */
function trusted(url: string): string {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
  if (!policies) return url;
  return policies.createPolicy("motherlode-worker", { createScriptURL: () => address }).createScriptURL(url) as string;
}
