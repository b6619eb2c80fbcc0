// Replaces `tslib` in the framework's compiled helpers, which need one of its forty functions.

/** Makes a CommonJS module look like one with a default export. */
export const __importDefault = (module: {__esModule?: boolean}) =>
  module?.__esModule ? module : {default: module};
