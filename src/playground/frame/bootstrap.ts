/**
 * The only script of the inner document: takes packages from the page, as the frame itself can't
 * fetch anything. Any document below the frame that runs code at all begins with this file, because
 * the policy knows scripts by hash.
 */
import type {Libraries, Library, Require} from './libraries';

// The content security policy has no word for these; what it can't refuse isn't there.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel']) {
  Object.defineProperty(self, name, {value: undefined, writable: false, configurable: false});
}

// Packages resolve addresses against it, and "null" is none: what they resolve are blobs, whole already.
Object.defineProperty(self, 'origin', {value: 'https://playground.invalid'});

const factories = new Map<string, Library>();
const loaded = new Map<string, {exports: unknown}>();
// biome-ignore lint/security/noGlobalEval: the frame has no other way to code: its policy lets it fetch nothing
const indirectEval = eval;

const require: Require = (name) => {
  const known = loaded.get(name);
  if (known) return known.exports;
  const factory = factories.get(name);
  if (!factory) throw new Error(`The package "${name}" is not part of the playground.`);
  const module = {exports: {}};
  loaded.set(name, module);
  factory(require, module, module.exports);
  return module.exports;
};

const libraries: Libraries = {
  require,
  define(name, code) {
    factories.set(
      name,
      indirectEval(`(function(require,module,exports){${code}\n})\n//# sourceURL=package:${name}`),
    );
  },
};

addEventListener('message', function connect(event) {
  const [port] = event.ports;
  if (event.source !== parent || !port) return;
  removeEventListener('message', connect);
  port.onmessage = ({data}) => {
    if (data.type === 'library') libraries.define(data.name, data.code);
    else if (data.type === 'start') {
      const runtime = require('playground') as typeof import('./main');
      runtime.start(port, libraries);
    }
  };
});
