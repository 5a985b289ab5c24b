/** The SharedWorker: a browser allows six connections to a host, so all its tabs share one stream. */
import { Exchange, type Tell } from "./exchange";
import type { Wish } from "./messages";

const exchange = new Exchange();

self.addEventListener("connect", (event) => {
  const [port] = (event as MessageEvent).ports;
  if (!port) return;
  const tell: Tell = (news) => port.postMessage(news);
  port.onmessage = ({ data }: MessageEvent<Wish>) => exchange.hear(tell, data);
});
