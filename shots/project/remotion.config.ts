import {Config} from '@remotion/cli/config';

Config.setVideoImageFormat('jpeg');
// Renders in the pictures use the browser that takes them, instead of one that is downloaded.
Config.setBrowserExecutable(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium');
Config.setChromeMode('chrome-for-testing');
