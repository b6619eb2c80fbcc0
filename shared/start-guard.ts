/** What the reader is told while the scripts of a page are missing; its texts and links work all the same. */
const START_NOTICE =
  'Part of this page could not be loaded. Texts and links work; menus and search need it.';

/** Milliseconds until a page whose scripts didn't come says so, and is shown without its style sheet. */
const PATIENCE = {scripts: 15_000, styles: 6_000};

/**
 * Script for the page's head, for what can't be told by a file that didn't come: that it didn't. A script
 * that is missing or cut off is noticed at once, one that hangs or is empty after a while. A style sheet
 * that hangs would keep the page blank: it is taken out, and put in again without being waited for.
 */
export const startGuardScript = `(function(){
var d=document,h=d.documentElement,n;
try{matchMedia('print')}catch(e){window.matchMedia=function(){var f=function(){};return{matches:false,addEventListener:f,removeEventListener:f,addListener:f,removeListener:f}}}
function alive(){return h.getAttribute('data-has-hydrated')==='true'}
function say(){
if(n||alive()||d.querySelector('body>[role=alert]'))return;
if(!d.body)return d.addEventListener('DOMContentLoaded',say);
n=d.createElement('div');n.className='start-notice';n.setAttribute('role','alert');
n.append(${JSON.stringify(START_NOTICE)}+' ');
var a=d.createElement('a');a.href='';a.append('Reload');n.append(a);d.body.append(n);
new MutationObserver(function(m,o){if(alive()){n.remove();o.disconnect()}}).observe(h,{attributes:true})
}
addEventListener('error',function(e){
var s=e.target.src||e.filename||'';
if(/\\/assets\\/js\\/(?:main|runtime)/.test(s)&&(e.target.src||e.error instanceof SyntaxError))say()
},true);
setTimeout(say,${PATIENCE.scripts});
setTimeout(function(){
d.querySelectorAll('link[rel=stylesheet]').forEach(function(l){
if(l.sheet)return;
var c=l.cloneNode();c.media='print';c.onload=function(){c.media='all'};l.replaceWith(c)
})
},${PATIENCE.styles})
})()`;

/** Without scripts nothing shows what only they could do, and every tab is open. */
export const noScriptStyles = `<style>
button,select,input,textarea,[role=toolbar]{display:none!important}
form[action] :is(button,select,input,textarea){display:revert!important}
[role=tabpanel]{display:block!important}
</style>`;
