// The subjects under which a long list of options is found: a page with one of these lists shows all its
// options by subject above the first one. Flags are named like the option: `--jpeg-quality` is jpegQuality.

interface OptionList {
  /** Ids of the pages whose options, flags or props these are. */
  pages: readonly string[];
  /** Names of options by subject, in the order they are shown. */
  subjects: Readonly<Record<string, readonly string[]>>;
}

const rendering: OptionList = {
  pages: [
    'renderer/render-media',
    'renderer/render-frames',
    'renderer/render-still',
    'renderer/stitch-frames-to-video',
    'lambda/rendermediaonlambda',
    'lambda/renderstillonlambda',
    'lambda/cli/render',
    'lambda/cli/still',
    'cloudrun/rendermediaoncloudrun',
    'cloudrun/renderstilloncloudrun',
    'cloudrun/cli/render',
    'cli/render',
    'cli/still',
    'cli/benchmark',
  ],
  subjects: {
    'What to render': [
      ...['serveUrl', 'composition', 'compositionStart', 'inputProps', 'props', 'config'],
      ...['envVariables', 'envFile', 'publicDir', 'publicPath', 'bundleCache', 'assetsInfo'],
    ],
    Frames: [
      ...['frame', 'frames', 'frameRange', 'everyNthFrame', 'fps', 'width', 'height'],
      ...['forceWidth', 'forceHeight', 'scale', 'sequence'],
    ],
    Picture: [
      ...['codec', 'imageFormat', 'jpegQuality', 'quality', 'crf', 'videoBitrate', 'pixelFormat'],
      ...['colorSpace', 'proResProfile', 'proresProfile', 'x264Preset', 'encodingMaxRate'],
      ...['encodingBufferSize', 'maxRate', 'bufferSize', 'hardwareAcceleration'],
      ...['numberOfGifLoops', 'ffmpegOverride', 'disallowParallelEncoding'],
    ],
    Sound: [
      ...['audioCodec', 'audioBitrate', 'muted', 'enforceAudioTrack', 'preferLossless'],
      ...['separateAudioTo', 'forSeamlessAacConcatenation', 'audioLatencyHint'],
    ],
    Output: [
      ...['output', 'outputLocation', 'outputDir', 'outName', 'overwrite', 'force', 'metadata'],
      ...['privacy', 'downloadBehavior', 'deleteAfter', 'storageClass', 'forceBucketName'],
      ...['forcePathStyle', 'renderIdOverride'],
    ],
    'Speed and limits': [
      ...['concurrency', 'concurrencies', 'concurrencyPerLambda', 'framesPerLambda', 'runs'],
      ...['timeout', 'timeoutInMilliseconds', 'delayRenderTimeoutInMilliseconds', 'maxRetries'],
      ...['offthreadVideoThreads', 'offthreadvideoVideoThreads'],
      ...['offthreadVideoCacheSizeInBytes', 'offthreadvideoCacheSizeInBytes'],
    ],
    Browser: [
      ...['browserExecutable', 'puppeteerInstance', 'chromeMode', 'chromiumOptions', 'gl'],
      ...['userAgent', 'disableHeadless', 'disableWebSecurity', 'ignoreCertificateErrors'],
      ...['enableMultiprocessOnLinux', 'binariesDirectory', 'port', 'onBrowserDownload'],
    ],
    Service: ['region', 'functionName', 'rendererFunctionName', 'serviceName', 'cloudRunUrl'],
    'Progress and events': [
      ...['onStart', 'onProgress', 'onDownload', 'onFrameUpdate', 'onFrameBuffer', 'onArtifact'],
      ...['onInit', 'onBrowserLog', 'updateRenderProgress', 'renderStatusWebhook', 'webhook'],
      ...['webhookSecret', 'webhookCustomData', 'cancelSignal'],
    ],
    Log: ['logLevel', 'log', 'verbose', 'quiet', 'dumpBrowserLogs', 'repro', 'indent', 'apiKey'],
  },
};

const player: OptionList = {
  pages: ['player/api'],
  subjects: {
    Video: [
      ...['component', 'lazyComponent', 'inputProps', 'schema', 'durationInFrames', 'fps'],
      ...['compositionWidth', 'compositionHeight'],
    ],
    Playback: [
      ...['autoPlay', 'loop', 'playbackRate', 'initialFrame', 'inFrame', 'outFrame'],
      ...['moveToBeginningWhenEnded'],
    ],
    Controls: [
      ...['controls', 'showVolumeControls', 'allowFullscreen', 'showPlaybackRateControl'],
      ...['initiallyShowControls', 'alwaysShowControls', 'hideControlsWhenPointerDoesntMove'],
      ...['renderPlayPauseButton', 'renderFullscreenButton', 'renderMuteButton'],
      ...['renderVolumeSlider'],
    ],
    'Keyboard and pointer': [
      ...['clickToPlay', 'doubleClickToFullscreen', 'spaceKeyToPlayOrPause'],
      ...['browserMediaControlsBehavior'],
    ],
    Sound: [
      ...['initiallyMuted', 'volumePersistenceKey', 'numberOfSharedAudioTags'],
      ...['audioLatencyHint'],
    ],
    'Loading and poster': [
      ...['renderLoading', 'renderPoster', 'showPosterWhenUnplayed', 'showPosterWhenPaused'],
      ...['showPosterWhenEnded', 'showPosterWhenBuffering', 'showPosterWhenBufferingAndPaused'],
      ...['posterFillMode', 'bufferStateDelayInMilliseconds', 'noSuspense'],
    ],
    'Look and layout': ['style', 'className', 'overflowVisible', 'overrideInternalClassName'],
    'Errors and log': ['errorFallback', 'logLevel', 'acknowledgeRemotionLicense'],
  },
};

const conversion: OptionList = {
  pages: ['webcodecs/convert-media'],
  subjects: {
    Input: [
      ...['src', 'reader', 'seekingHints', 'selectM3uStream', 'selectM3uAssociatedPlaylists'],
      ...['expectedDurationInSeconds', 'expectedFrameRate', 'fields'],
    ],
    Output: ['container', 'videoCodec', 'audioCodec', 'writer'],
    'What to change': [
      ...['rotate', 'resize', 'onVideoFrame', 'onAudioData', 'onVideoTrack', 'onAudioTrack'],
    ],
    'Progress and control': ['onProgress', 'progressIntervalInMs', 'controller'],
    'What the input is': [
      ...['onDurationInSeconds', 'onDimensions', 'onUnrotatedDimensions', 'onRotation', 'onFps'],
      ...['onVideoCodec', 'onAudioCodec', 'onTracks', 'onSize', 'onName', 'onContainer'],
      ...['onMimeType', 'onIsHdr', 'onMetadata', 'onLocation', 'onImages', 'onSampleRate'],
      ...['onNumberOfAudioChannels', 'onKeyframes', 'onM3uStreams'],
    ],
    'What takes reading all of it': [
      ...['onSlowFps', 'onSlowKeyframes', 'onSlowNumberOfFrames', 'onSlowDurationInSeconds'],
      ...['onSlowVideoBitrate', 'onSlowAudioBitrate', 'onSlowStructure'],
    ],
    Log: ['logLevel', 'apiKey', 'onInternalStats'],
  },
};

export const optionLists: readonly OptionList[] = [rendering, player, conversion];
