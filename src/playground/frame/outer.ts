/**
 * The document that a page embeds. It runs nothing of a reader: it sets the policy, and has an inner
 * document that inherits it, so that the inner one can't be led to another address either – also on a
 * host that sends no headers.
 */
declare const INNER_DOCUMENT: string;

// With an origin, a page of somebody else could embed this one without a sandbox and send it code.
if (self.origin === 'null') {
  addEventListener('message', function connect(event) {
    const [port] = event.ports;
    if (event.source !== parent || !port) return;
    removeEventListener('message', connect);
    const inner = document.createElement('iframe');
    inner.title = 'Preview';
    inner.setAttribute('sandbox', 'allow-scripts');
    inner.allow = 'autoplay';
    inner.srcdoc = INNER_DOCUMENT;
    inner.addEventListener('load', () => inner.contentWindow?.postMessage(null, '*', [port]), {
      once: true,
    });
    document.body.append(inner);
  });
} else {
  document.body.textContent = 'This document only works inside the playground.';
}
