import {SCRIPTS} from './page-table.ts';
import {SIDEBAR_EDGES, SIDEBAR_KEY} from './sidebar-place.ts';

/** What the reader is told while the scripts of a page are missing; its texts and links work all the same. */
const START_NOTICE =
  'Part of this page could not be loaded. Texts and links work; menus and search need it.';

/**
 * Milliseconds until a page whose scripts didn't come says so, until it is shown without its style sheet, and
 * until its scripts are loaded for a reader who only looks.
 */
export const PATIENCE = {scripts: 15_000, styles: 6_000, reader: 4_000};

/** What a reader does first: any of it says that the page is being used. */
const SIGNS = 'pointermove pointerdown touchstart wheel scroll keydown focusin';

/** Key of `localStorage` under which the browser notes that the site was alive in it before. */
export const VISITED_KEY = 'docs-visited';

/** The element in which a document says what its page starts with: `PageStart` as JSON. */
const START_TAG = 'id="page-start"></script>';

/**
 * The framework's frame of a document, but for its scripts: they are named, and `startScript` loads them.
 * `putStart` fills what is named.
 */
export const documentTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<% it.metaAttributes.forEach((tag) => { %><%~ tag %><% }); %>
<script type="application/json" data-scripts="<%= it.scripts.map((file) => it.baseUrl + file).join(' ') %>" ${START_TAG}
<%~ it.headTags %>
<% it.stylesheets.forEach((file) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= file %>"><% }); %>
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>`;

/**
 * Puts the start of a page into its document.
 *
 * @param json What `startScript` and the page's scripts read.
 * @throws {Error} If the document wasn't made with `documentTemplate`.
 */
export function putStart(html: string, json: string): string {
  const place = html.indexOf(START_TAG);
  if (place === -1) throw new Error(`A document has no ${START_TAG}: was the template changed?`);
  const inside = place + START_TAG.indexOf('<');
  return html.slice(0, inside) + json.replace(/</g, '\\u003c') + html.slice(inside);
}

/**
 * Script for the page's head: it loads the others, and does what no file can do that didn't come.
 *
 * A first visit is for reading, and the document has all there is to read: the page's scripts wait for the first
 * sign of a reader, or four seconds. Whoever has been here before has them in the cache, and an address with
 * a question or an anchor asks for something: then they are loaded at once, as for pages that are tools. What is
 * pressed while they are on their way is held back, and done when they are there; what is typed or chosen is told once
 * more, past React's own setter: React takes over what stands in a field at its start without a word. What the
 * mouse rests on is told, too: a menu that waited for it opens. The sidebar shows where the reader is at once. The first
 * sign, or the end of the four seconds, is told to films, too (`data-arrived` and the event `arrive`). What can be hidden
 * behind a button of the page is shown unless the root element has `data-scripts`: they run, and aren't missing.
 * It has `data-asked` where the address has a question or an anchor.
 *
 * A script that is missing or cut off is noticed at once, one that hangs or is empty after a while. A style sheet
 * that hangs would keep the page blank: it is taken out, and put in again without being waited for.
 */
export const startScript = `(function(){
var d=document,h=d.documentElement,w=window,notice,begun,here,lost,held=[];
h.setAttribute('data-scripts','true');
try{matchMedia('print')}catch(e){w.matchMedia=function(){var f=function(){};return{matches:false,addEventListener:f,removeEventListener:f,addListener:f,removeListener:f}}}
function alive(){return h.getAttribute('data-has-hydrated')==='true'}
function whenParsed(f){d.readyState==='loading'?d.addEventListener('DOMContentLoaded',f):f()}
function letGo(){
held.splice(0).forEach(function(x){
x[0].removeAttribute('aria-busy');
// React may have put it in another place, as a new element.
var b=x[0].isConnected?x[0]:d.getElementById(x[0].id);
if(alive()&&b)x[1](b)
})
}
function hover(){
var over=d.querySelectorAll(':hover'),x=over[over.length-1];
if(x&&matchMedia('(hover:hover)').matches)['pointerover','mouseover'].forEach(function(t){
x.dispatchEvent(new PointerEvent(t,{bubbles:true,pointerType:'mouse'}))
})
}
function showPlace(){
var tree=d.querySelector('[data-sidebar-list]'),list=tree&&tree.parentNode,a=tree&&tree.querySelector('[aria-current]');
if(!a||!list.offsetHeight)return;
try{list.scrollTop=+sessionStorage.getItem('${SIDEBAR_KEY}')}catch(e){}
var b=list.getBoundingClientRect(),r=a.getBoundingClientRect();
if(r.top<b.top+${SIDEBAR_EDGES[0]}||r.bottom>b.bottom-${SIDEBAR_EDGES[1]})list.scrollTop+=r.top-b.top-b.height*.4
}
function say(){
if(alive())return;
lost=true;h.removeAttribute('data-scripts');letGo();
if(notice||d.querySelector('body>[role=alert]'))return;
if(!d.body)return whenParsed(say);
notice=d.createElement('div');notice.className='page-notice';notice.setAttribute('role','alert');
notice.append(${JSON.stringify(START_NOTICE)});
var a=d.createElement('a');a.href='';a.append('Reload');notice.append(a);d.body.append(notice)
}
new MutationObserver(function(m,o){
if(!alive())return;
o.disconnect();
if(notice)notice.remove();
h.setAttribute('data-scripts','true');
try{localStorage.setItem('${VISITED_KEY}','1')}catch(e){}
// What waits for the client is enabled one rendering later.
requestAnimationFrame(function(){setTimeout(function(){hover();letGo()})})
}).observe(h,{attributes:true,attributeFilter:['data-has-hydrated']});
addEventListener('error',function(e){
var s=e.target.src||e.filename||'';
if(/\\/assets\\/js\\/(?:main|runtime)/.test(s)&&(e.target.src||e.error instanceof SyntaxError))say()
},true);
setTimeout(function(){
d.querySelectorAll('link[rel=stylesheet]').forEach(function(l){
// One that somebody waits for keeps no page blank, and would never report it.
if(l.sheet||l.onload)return;
var c=l.cloneNode();c.media='print';c.onload=function(){c.media='all'};l.replaceWith(c)
})
},${PATIENCE.styles});
function hold(e,element,act){
if(alive()||lost)return;
e.preventDefault();e.stopImmediatePropagation();
if(held.some(function(x){return x[0]===element}))return;
element.setAttribute('aria-busy','true');held.push([element,act])
}
function onClick(e){
var b=e.target.closest('button,[type=checkbox],[type=radio]');
if(b&&!(b.type==='submit'&&b.form&&b.form.hasAttribute('action')))hold(e,b,function(b){b.click()})
}
function onPointerUp(e){
var b=e.target.closest('button:disabled');
if(b)hold(e,b,function(b){b.click()})
}
function onSubmit(e){
var f=e.target;
if(!f.hasAttribute('action'))hold(e,f,function(f){f.requestSubmit()})
}
function onInput(e){
var x=e.target,text=x.value;
if(alive()||x.type==='checkbox'||x.type==='radio')return;
held=held.filter(function(y){return y[0]!==x});
held.push([x,function(){
if(x.type!=='file'){
x.value='';
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(x),'value').set.call(x,text)
}
['input','change'].forEach(function(t){x.dispatchEvent(new Event(t,{bubbles:true}))})
}])
}
function onKey(e){
var opens=e.key==='/'?!e.ctrlKey&&!e.metaKey&&!e.altKey&&!(e.target.closest&&e.target.closest('input,textarea,select')):/^k$/i.test(e.key)&&(e.ctrlKey||e.metaKey);
if(opens)hold(e,d.body,function(){d.body.dispatchEvent(new KeyboardEvent('keydown',e))})
}
addEventListener('click',onClick,true);addEventListener('pointerup',onPointerUp,true);addEventListener('submit',onSubmit,true);addEventListener('input',onInput,true);addEventListener('keydown',onKey,true);
whenParsed(showPlace);
var start=d.getElementById('page-start'),page=start&&JSON.parse(start.textContent);
function add(tag,props){d.head.append(Object.assign(d.createElement(tag),props))}
function begin(){
if(begun||!page)return;
begun=true;
setTimeout(say,${PATIENCE.scripts});
var scripts=start.dataset.scripts.split(' ');
var files=Object.values(page.files).map(function(f){return '/${SCRIPTS.folder}'+f+'${SCRIPTS.ending}'});
scripts.concat(files).forEach(function(s){add('link',{rel:'preload',as:'script',fetchPriority:'low',href:s})});
whenParsed(function(){scripts.forEach(function(s){add('script',{src:s,async:false})})})
}
var signs='${SIGNS}'.split(' ');
function arrive(e){
// A pointer that rests where the page appears is told, too: it says nothing of the reader.
if(here||e&&e.type==='pointermove'&&!e.movementX&&!e.movementY)return;
// Nor does the sidebar that was brought to its place.
if(e&&e.type==='scroll'&&e.target!==d)return;
here=true;
signs.forEach(function(s){removeEventListener(s,arrive,true)});
h.setAttribute('data-arrived','true');d.dispatchEvent(new Event('arrive'));
begin()
}
signs.forEach(function(s){addEventListener(s,arrive,{capture:true,passive:true})});
whenParsed(function(){setTimeout(function(){arrive()},${PATIENCE.reader})});
try{if(localStorage.getItem('${VISITED_KEY}'))begin()}catch(e){}
var asked=location.search||location.hash;
if(asked)h.setAttribute('data-asked','true');
if(page&&(page.atOnce||asked))begin()
})()`;

/** Without scripts nothing shows what only they could do, and every tab is open. */
export const noScriptStyles = `<style>
button,select,input,textarea,[role=toolbar]{display:none!important}
form[action] :is(button,select,input,textarea){display:revert!important}
[role=tabpanel]{display:block!important}
</style>`;
