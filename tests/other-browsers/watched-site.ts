import {createServer, type IncomingMessage, request, type Server} from 'node:http';

const ERRORS = '/_errors';

/** Runs first in every document: tells the server of everything that would be red in the console. */
const WATCH = `(() => {
  const tell = (text) => navigator.sendBeacon('${ERRORS}', String(text));
  addEventListener('error', (event) => tell(event.message || 'not loaded: ' + (event.target.src || event.target.href)), true);
  addEventListener('unhandledrejection', (event) => tell(event.reason && event.reason.stack || event.reason));
  addEventListener('securitypolicyviolation', (event) => tell('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
  const {error} = console;
  console.error = (...words) => { tell(words.join(' ')); error(...words); };
})();`;

/**
 * The site with a script in each document that tells of errors, as WebDriver doesn't: our own server behind
 * one that adds it.
 *
 * @param port Where the site itself is served.
 * @param errors Gets what the pages tell.
 */
export function watchedSite(port: number, errors: string[]): Server {
  return createServer((asked, answer) => {
    if (asked.url === ERRORS) return void note(asked, errors).then(() => answer.end());
    if (asked.url === '/_watch.js') {
      return void answer.setHeader('Content-Type', 'text/javascript').end(WATCH);
    }
    const isDocument = asked.headers.accept?.includes('text/html');
    const headers = {...asked.headers};
    if (isDocument) delete headers['accept-encoding'];
    const inner = request(
      {port, host: '127.0.0.1', path: asked.url, method: asked.method, headers},
      (got) => {
        const isPage = isDocument && got.headers['content-type']?.includes('html');
        if (!isPage) {
          answer.writeHead(got.statusCode ?? 502, got.headers);
          return void got.pipe(answer);
        }
        const {'content-length': _length, ...others} = got.headers;
        answer.writeHead(got.statusCode ?? 502, others);
        let html = '';
        got.setEncoding('utf8');
        got.on('data', (part: string) => {
          html += part;
        });
        got.on('end', () => {
          // The frame of the playground runs only what its policy knows.
          const isFrame = asked.url?.startsWith('/playground/frame/');
          answer.end(
            isFrame ? html : html.replace('<head>', '<head><script src="/_watch.js"></script>'),
          );
        });
      },
    );
    inner.on('error', () => answer.destroy());
    answer.on('close', () => inner.destroy());
    asked.pipe(inner);
  });
}

async function note(asked: IncomingMessage, errors: string[]): Promise<void> {
  let text = '';
  for await (const part of asked) text += String(part);
  errors.push(text);
}
