/** Why a candidate isn't replayed. */
export interface Reason {
  page: RegExp;
  /** Only those of the page with this in their text. */
  text?: RegExp;
  reason: string;
}

const ANY = /./;

/** Reasons by what a remedy needs, then page by page. */
export const reasons: Reason[] = [
  {
    page: ANY,
    text: /^(?:npx )?(?:remotion )?ffmpeg -|^npx remotion ffmpeg\b/,
    reason:
      'npm run proofs:ffmpeg runs the command; files that are broken in this way can’t be made here',
  },
  {
    page: ANY,
    text: /remotion lambda |@remotion\/lambda|AWS_|"webhook"|bucketName:/,
    reason:
      'needs an account at AWS; proofs/errors and proofs/scripts provoke what is checked before a request',
  },
  {
    page: ANY,
    text: /remotion cloudrun |@remotion\/cloudrun|REMOTION_GCP_/,
    reason: 'needs an account at Google Cloud',
  },
  {page: ANY, text: /\baz containerapp\b/, reason: 'needs an account at Azure'},
  {
    page: /errors\/output-not-reopened/,
    reason:
      'needs Windows and a program that holds the file; seen by hand that the override moves the index of the file to its end',
  },
  {
    page: /^paths\/normalize-path$/,
    reason: 'npm run check:samples runs the mistake and the remedy, and compares what both give',
  },
  {page: /^errors\/cloud-run-artifacts$/, reason: 'is refused by Cloud Run only'},
  {
    page: ANY,
    text: /^(?:npm (?:i|install|ls|view)|rm -rf node_modules|apt-get|git mv|chmod|ulimit|mkdir|arch|bun run)\b|\bbunx /,
    reason: 'changes the machine or its packages, and the problem is a machine in another state',
  },
  {
    page: ANY,
    text: /^(?:lsof|curl|env \||ldd|ls -lR|grep|node (?:--version|-p)|which|dmesg)\b/,
    reason: 'looks at the reader’s machine or network, and changes nothing',
  },
  {
    page: ANY,
    text: /^npx remotion (?:versions|compositions|ffprobe|benchmark|browser ensure|gpu|upgrade)\b/,
    reason: 'looks at a project or its browser, and changes nothing of the video',
  },
  {
    page: ANY,
    text: /^(?:\w+=\S+ )?npx remotion (?:render|still|studio)\b/,
    reason:
      'is a step of searching or a trade of speed for memory, whose problem is a machine under load',
  },
  {
    page: /^(?:recorder|ai)\//,
    reason:
      'is about the Recorder or a service with an interface, which aren’t packages of the toolkit',
  },
  {
    page: /^(?:azure-container-apps|cloudflare-containers|docker|miscellaneous\/cloud-gpu(?:-docker)?|presigned-urls|video-uploads|miscellaneous\/pexels)$/,
    reason: 'needs Docker, a graphics card or a storage service',
  },
  {
    page: /^(?:brownfield|svelte|vue|tailwind|miscellaneous\/nextjs|studio\/deploy-static|ssr-node|dataset-render|webpack|font-picker|timeline\/\w+|player\/drag-and-drop\/index)$/,
    reason:
      'npm run guides carries out the guide; this list says what to look at when a step was left out',
  },
  {
    page: /^(?:figma|spline|lottie\/lottie-remote)$/,
    reason: 'needs a file or a scene of another service',
  },
  {
    page: /^(?:miscellaneous\/chrome-headless-shell|troubleshooting\/(?:rosetta|browser-launch|could-not-find-executable-to-run))$/,
    reason: 'is about another system, processor or a damaged installation',
  },
  {
    page: /^webcodecs\/(?:convert-a-video|fix-mediarecorder-video)$/,
    reason:
      'the messages are provoked by proofs/errors; their remedies are links to pages with rows',
  },
  {
    page: /^(?:5-0-migration|version-mismatch)$/,
    reason: 'is about another version of the toolkit than the pinned one',
  },
  {
    page: /^4-0-migration$/,
    text: /renderMedia/,
    reason:
      'the removed call is an error of the compiler in any case; its options moved with version 4',
  },
  {
    page: /^motion-blur\/motion-blur$/,
    reason:
      'the lines that go and come aren’t whole elements, so the old code can’t be compiled by itself',
  },
  {
    page: /^bundle$/,
    reason: 'the remedy is replayed on troubleshooting/bundling-bundle',
  },
  {
    page: /^media-playback-error$/,
    text: /onError=/,
    reason: 'is a fallback; that onError is called is a row of proofs/handlers',
  },
  {
    page: /^(?:miscellaneous\/snippets|media-parser\/webcodecs|validating-user-videos|recorder\/editing\/captions|transforms|non-seekable-media|staticfile-relative-paths|multiple-fps|target-closed)/,
    reason: 'shows how, beside the remedy that has a row; watched or compiled like every sample',
  },
  {
    page: /^wrong-composition-mount$/,
    text: /const Film = \(\) => \(/,
    reason: 'the same mistake has a row with its imports',
  },
  {
    page: /^lambda\/|^errors\/(?:lambda|frames-per-lambda)/,
    reason: 'is arithmetic or a language other than TypeScript for a service at AWS',
  },
  {
    page: /^troubleshooting\/(?:debug-failed-render|sigkill|stuck-render|delay-render-proxy|no-frame-found-at-position|timed-out-page-function|defaultprops-too-big)$/,
    reason:
      'needs a machine without memory, a slow network or 240 MB of props; the code is compiled',
  },
  {
    page: /^troubleshooting\/(?:nextjs-image|broken-fast-refresh)$/,
    reason: 'needs Next.js, or a file system without case',
  },
  {
    page: /^troubleshooting\/(?:loading-root-component|subpixel-rendering|font-loading-errors|could-not-be-parsed-as-a-value-list)$/,
    reason: 'is a second file or form of a remedy that has a row',
  },
  {
    page: /^errors\/(?:bundle-entry-point|register-root(?:-missing)?)$/,
    text: /your compositions/,
    reason: 'is a file beside the remedy',
  },
  {
    page: /^errors\/before-initialization$/,
    text: /export const FPS/,
    reason: 'is a file beside the remedy',
  },
  {
    page: /^errors\/pnpm-ignored-builds$/,
    reason:
      'needs pnpm 11 with Node.js 22; done by hand: without the key an installation ends with 1, with it with 0, in pnpm 10 and 11',
  },
  {
    page: /^errors\/react-versions-differ$/,
    reason:
      'needs workspaces that ask for two versions; done by hand: npm 11, pnpm 10 and Yarn 1 install one, and npm stops with EOVERRIDE where the root asks for another',
  },
  {
    page: /^errors\/yarn-pnp$/,
    reason:
      'needs Yarn 4; done by hand: the message comes with Plug’n’Play, and with the key there is a folder node_modules and no message',
  },
  {
    page: /^errors\/tailwind-postcss-plugin$/,
    reason: 'needs TailwindCSS 4, which the guide on TailwindCSS installs',
  },
  {
    page: /^errors\/(?:create-context-is-not-a-function|multiple-versions|self-reference-dependency|css-syntax-error|invalid-hook-call|jsx-component-type)$/,
    reason: 'needs another bundler or two copies of a package',
  },
  {
    page: /^errors\/(?:save-default-props|studio-\w[\w-]*|visual-control|keyboard-shortcuts-disabled)$/,
    reason: 'needs a Studio with a mouse; proofs/errors provokes the message',
  },
  {
    page: /^errors\/(?:media-error-event|preload-outside-browser|server-url-undefined|webcodecs-mp4-header|webcodecs-track-error|npm-config-log|whisper-alignment-heads|s3-key-invalid|bucket-name-invalid|webpack-cache-missing|self-signed-certificate|runtime-too-old|heap-out-of-memory)$/,
    reason:
      'proofs/errors provokes the message where it can be had; the code tells more of it, or avoids it',
  },
  {
    page: /^errors\/(?:file-watchers-limit|unknown-file-extension)$/,
    reason: 'changes a limit of the machine, or needs another version of Node.js',
  },
];
