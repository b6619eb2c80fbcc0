import type {Chooser} from '../../shared/chooser.ts';

/** Placed on `encoding`: which codec a file gets. */
export const codec: Chooser = {
  id: 'codec',
  title: 'Which codec for your file?',
  questions: [
    {
      id: 'output',
      text: 'What should come out?',
      answers: [
        {id: 'video', label: 'A video'},
        {id: 'loop', label: 'A short loop that plays anywhere pictures do'},
        {id: 'sound', label: 'Only the sound'},
      ],
    },
    {
      id: 'use',
      text: 'Where is it used?',
      answers: [
        {id: 'web', label: 'Web pages and social media'},
        {id: 'apple', label: 'Apple devices only'},
        {id: 'edit', label: 'In an editing program'},
      ],
    },
    {
      id: 'background',
      text: 'Is the background transparent?',
      answers: [
        {id: 'opaque', label: 'No'},
        {id: 'transparent', label: 'Yes'},
      ],
    },
    {
      id: 'goal',
      text: 'What counts more?',
      answers: [
        {id: 'plays', label: 'It plays everywhere, and renders fast'},
        {id: 'small', label: 'A small file'},
      ],
    },
  ],
  rules: [
    {where: {output: ['sound'], use: ['edit']}, take: 'wav'},
    {where: {output: ['sound'], use: ['web', 'apple'], goal: ['plays']}, take: 'mp3'},
    {where: {output: ['sound'], use: ['web', 'apple'], goal: ['small']}, take: 'aac'},
    {where: {output: ['loop'], background: ['opaque']}, take: 'gif'},
    {where: {output: ['loop'], background: ['transparent']}, take: 'gif-alpha'},
    {
      where: {output: ['video'], use: ['web', 'apple'], background: ['opaque'], goal: ['plays']},
      take: 'h264',
    },
    {
      where: {output: ['video'], use: ['web'], background: ['opaque'], goal: ['small']},
      take: 'vp9',
    },
    {
      where: {output: ['video'], use: ['apple'], background: ['opaque'], goal: ['small']},
      take: 'h265',
    },
    {where: {output: ['video'], use: ['edit'], background: ['opaque']}, take: 'prores'},
    {
      where: {output: ['video'], use: ['web'], background: ['transparent'], goal: ['plays']},
      take: 'vp8-alpha',
    },
    {
      where: {output: ['video'], use: ['web'], background: ['transparent'], goal: ['small']},
      take: 'vp9-alpha',
    },
    {
      where: {output: ['video'], use: ['apple', 'edit'], background: ['transparent']},
      take: 'prores-alpha',
    },
  ],
  results: [
    {
      id: 'h264',
      name: 'H.264',
      when: 'A video is to play everywhere: web, social media, phones.',
      why: 'The default: every browser and phone plays H.264 in an MP4, and it encodes the fastest.',
      page: 'encoding#controlling-quality-using-the-crf-setting',
      sample: {language: 'sh', code: 'npx remotion render MyComp out/video.mp4 --codec=h264'},
    },
    {
      id: 'h265',
      name: 'H.265',
      when: 'A video for Apple devices is to be small.',
      why: 'Files are smaller than with H.264 at the same look, and Apple devices play them; few browsers elsewhere do.',
      page: 'encoding#choosing-a-codec',
      sample: {language: 'sh', code: 'npx remotion render MyComp out/video.mp4 --codec=h265'},
    },
    {
      id: 'vp9',
      name: 'VP9',
      when: 'A video for web pages is to be small, and the render may take long.',
      why: 'The smallest files that browsers play, at the price of the slowest encoding.',
      page: 'encoding#choosing-a-codec',
      sample: {
        language: 'sh',
        code: 'npx remotion render MyComp out/video.webm --codec=vp9 --crf=30',
      },
    },
    {
      id: 'vp8-alpha',
      name: 'VP8 with alpha',
      when: 'A transparent video lies over a web page.',
      why: 'VP8 stores transparency and encodes faster than VP9; Chrome and Firefox show it, so have an opaque MP4 for the rest.',
      page: 'transparent-videos#2-render',
      sample: {
        language: 'sh',
        code: 'npx remotion render MyComp out/video.webm --codec=vp8 --image-format=png --pixel-format=yuva420p',
      },
    },
    {
      id: 'vp9-alpha',
      name: 'VP9 with alpha',
      when: 'A transparent video on a web page is to be small.',
      why: 'The same transparency as VP8 in a smaller file, with a longer render; again Chrome and Firefox show it.',
      page: 'transparent-videos#3-embed-with-a-fallback',
      sample: {
        language: 'sh',
        code: 'npx remotion render MyComp out/video.webm --codec=vp9 --image-format=png --pixel-format=yuva420p',
      },
    },
    {
      id: 'prores',
      name: 'ProRes',
      when: 'The video is edited further in another program.',
      why: 'Editing programs cut ProRes without stutter, and another encoding loses nothing you can see; files are large.',
      page: 'encoding#prores-profiles',
      sample: {
        language: 'sh',
        code: 'npx remotion render MyComp out/video.mov --codec=prores --prores-profile=hq',
      },
    },
    {
      id: 'prores-alpha',
      name: 'ProRes 4444',
      when: 'A transparent video goes into an editing program or to Apple devices.',
      why: 'The profiles 4444 and 4444-xq keep the alpha channel for Final Cut, Premiere and DaVinci Resolve, and are the master for other formats.',
      page: 'transparent-videos#2-render',
      sample: {
        language: 'sh',
        code: 'npx remotion render MyComp out/video.mov --codec=prores --prores-profile=4444 --image-format=png --pixel-format=yuva444p10le',
      },
    },
    {
      id: 'gif',
      name: 'GIF',
      when: 'A silent loop has to play where only pictures do: mail, chat, readme.',
      why: 'It plays wherever a picture can be shown; leave out every second frame and halve the size, or it gets huge.',
      page: 'render-as-gif',
      sample: {
        language: 'sh',
        code: 'npx remotion render MyComp out/loop.gif --codec=gif --every-nth-frame=2 --scale=0.5',
      },
    },
    {
      id: 'gif-alpha',
      name: 'GIF with transparency',
      when: 'The same, without a background.',
      why: 'Frames become PNG, so what you leave empty stays empty; a pixel is transparent or not, so draw hard edges.',
      page: 'render-as-gif#transparency',
      sample: {
        language: 'sh',
        code: 'npx remotion render MyComp out/loop.gif --codec=gif --image-format=png --every-nth-frame=2 --scale=0.5',
      },
    },
    {
      id: 'mp3',
      name: 'MP3',
      when: 'The sound is to play everywhere.',
      why: 'Every player knows it, and no screenshots are taken, so it renders faster than a video.',
      page: 'audio/exporting',
      sample: {language: 'sh', code: 'npx remotion render MyComp out/audio.mp3 --codec=mp3'},
    },
    {
      id: 'aac',
      name: 'AAC',
      when: 'The sound is to be small.',
      why: 'It sounds better than MP3 at the same low bitrate, and browsers and phones play it.',
      page: 'audio/exporting#only-the-sound',
      sample: {
        language: 'sh',
        code: 'npx remotion render MyComp out/audio.m4a --codec=aac --audio-bitrate=128k',
      },
    },
    {
      id: 'wav',
      name: 'WAV',
      when: 'The sound is edited further.',
      why: 'Uncompressed 16-bit PCM loses nothing, whatever is done to it next.',
      page: 'encoding#audio-codec',
      sample: {language: 'sh', code: 'npx remotion render MyComp out/audio.wav --codec=wav'},
    },
  ],
};
