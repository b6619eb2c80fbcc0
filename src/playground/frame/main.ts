/** What runs in the frame, beside the reader's code. Everything here may be broken by that code. */
import {LIMITS} from '../limits';
import {type FromFrame, PROTOCOL_VERSION, type ToFrame, toFrameSchema} from '../protocol';
import type {Libraries} from './libraries';
import {addFonts, forgetFonts} from './local-fonts';
import {forwardLogs} from './logs';
import {addMedia} from './media';
import {Picture} from './picture';
import {Runs} from './runs';
import {lengths, readersPackages, rows, watchRows} from './toolkit';

type Send = (message: FromFrame) => void;

/**
 * Tells the page of the rows of its timeline, and how long the longest Series is that nothing surrounds, once for each
 * frame of the screen in which some have changed.
 */
function forwardRows(send: Send): void {
  let told = false;
  watchRows(() => {
    if (told) return;
    told = true;
    requestAnimationFrame(() => {
      told = false;
      send({type: 'sequences', rows: [...rows.values()].slice(0, LIMITS.rows)});
      if (lengths.size > 0) send({type: 'length', frames: Math.max(...lengths.values())});
    });
  });
}

/** Takes over the conversation with the page. Takes its port, and the packages it has sent. */
export function start(port: MessagePort, libraries: Libraries): void {
  const send = port.postMessage.bind(port) as Send;
  const picture = new Picture({
    element: document.getElementById('root') as HTMLElement,
    send,
    onFault: (run, error) => runs.report(run, error),
  });
  const runs = new Runs(readersPackages(libraries.require), picture, send);

  const handlers: {[Type in ToFrame['type']]: (message: Extract<ToFrame, {type: Type}>) => void} = {
    run(message) {
      renewLogs();
      forgetFonts();
      void runs.run(message);
    },
    props: ({props}) => picture.setProps(props),
    play: () => picture.setPlaying(true),
    pause: () => picture.setPlaying(false),
    seek: ({frame}) => picture.seek(frame),
    loop: ({loop}) => picture.setLoop(loop),
    mute: ({muted}) => picture.setMuted(muted),
    view: ({view}) => picture.setView(view),
    capture: ({id, format}) =>
      void picture.capture(format).then((taken) => send({type: 'captured', id, ...taken})),
    ping: ({id}) => send({type: 'pong', id}),
    observe: (message) => void runs.observe(message),
    media: ({files}) => addMedia(files),
    fonts: ({fonts}) => addFonts(fonts),
  };
  const handle = <Type extends ToFrame['type']>(message: Extract<ToFrame, {type: Type}>) =>
    handlers[message.type as Type](message);

  port.onmessage = ({data}) => {
    if (data?.type === 'library') {
      libraries.define(data.name, data.code);
      return;
    }
    const message = toFrameSchema.safeParse(data);
    if (message.success) handle(message.data);
  };
  addEventListener('error', (event) => picture.fail(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => picture.fail(event.reason));
  forwardRows(send);
  const renewLogs = forwardLogs(send);
  send({type: 'ready', version: PROTOCOL_VERSION});
}
