import { routes } from '../../shared/contract/routes.ts';
import { earlyAnswersKey } from '../early-answers.ts';
import { earlyPressesKey } from '../early-presses.ts';
import { storageKeys } from '../session/storage.ts';
import { notStartedId, startedKey } from '../start-watch.ts';

const token = JSON.stringify(storageKeys.authToken);

/**
 * Runs in a prerendered page before the first paint. The Content-Security-Policy allows it by its hash. It sets
 * attributes for the styles (`screen.module.css`): for a signed-in user, whom the page must not tell to log in; for a
 * user in the middle of a quiz, who must not see its beginning; and for fonts that can wait until `load`, because they
 * would compete with the scripts for bandwidth. A browser with anything in its storage has been here before and has the
 * fonts. Until the app has started, the script also records presses of buttons, which would be lost or, in a form,
 * would reload the page (`early-presses.ts`).
 */
export const beforePaint = [
  'const d=document.documentElement.dataset;',
  `try{if(localStorage[${token}]||sessionStorage[${token}])d.session=""}catch{}`,
  'try{if(!localStorage.length){d.fonts="later";',
  'addEventListener("load",()=>setTimeout(()=>delete d.fonts,3e3))}}catch{}',
  'if(history.state?.quiz)d.resumed="";',
  `const p=window.${earlyPressesKey}=[];`,
  `addEventListener("click",e=>{const b=window.${earlyPressesKey}&&e.target.closest("button");`,
  'if(b){e.preventDefault();p.push(b)}},true)',
].join('');

/** How long the scripts may take. */
export const startMs = 10_000;

/**
 * Runs first in every page. If a script cannot be loaded, or the app has not started in time, it shows a sentence that
 * says what to do. An app that starts later removes the sentence. If a script of ours throws before the app has
 * started, this script reports it to the operator; later errors are reported by `after-start.ts`. The
 * Content-Security-Policy allows it by its hash.
 */
export const watchStart = [
  `{const n=()=>document.getElementById("${notStartedId}"),`,
  's=()=>{const e=n();if(e){e.hidden=false;e.querySelector("button").onclick=()=>location.reload()}},',
  'l=a=>a.split("/").pop(),',
  'f=e=>{if(e.target.tagName==="SCRIPT")s();if(e.error&&e.filename.startsWith(location.origin+"/assets/"))',
  `fetch("${routes.reportCrash.path}",{method:"POST",credentials:"omit",headers:{"content-type":"application/json"},`,
  'body:JSON.stringify({code:e.error.name,at:l(e.filename)+":"+e.lineno+":"+e.colno,route:"/start",',
  'release:l(document.querySelector("script[type=module]").src)})}).catch(()=>{})},',
  `t=setTimeout(s,${startMs});`,
  'addEventListener("error",f,true);',
  `window.${startedKey}=()=>{clearTimeout(t);removeEventListener("error",f,true);const e=n();if(e)e.hidden=true}}`,
].join('');

const { getResult, getMe, listSubmissions } = routes;

/**
 * Runs first in a page for a signed-in user (`shells.ts`), and fetches what that page shows. On a slow phone the
 * scripts load half a second later, and find the responses (`api/call.ts`). If the token expires within a minute, this
 * script fetches nothing, and the scripts renew the token. The Content-Security-Policy allows it by its hash. The fonts
 * wait until the scripts have loaded, as on a visitor's first page (see above), unless there is a service worker: it
 * came with the quiz, and so did the fonts.
 */
export const askEarly = [
  'const d=document.documentElement.dataset;',
  'if(!navigator.serviceWorker?.controller){d.fonts="later";',
  'addEventListener("load",()=>setTimeout(()=>delete d.fonts,3e3))}',
  `try{const t=sessionStorage[${token}]||localStorage[${token}],`,
  'e=JSON.parse(atob(t.split(".")[1].replace(/-/g,"+").replace(/_/g,"/"))).exp,',
  'r=/\\/results\\/(\\w+)$/.exec(location.pathname),',
  `q=["${getMe.path}","${listSubmissions.path}"],at={};`,
  `if(r)q.unshift("${getResult.path}?submissionId="+r[1]);`,
  'if(!(e*1e3<Date.now()+6e4)){for(const a of q)',
  '(at[a]=fetch(a,{headers:{authorization:"Bearer "+t},cache:"no-store",credentials:"omit",signal:AbortSignal.timeout?.(31e3)})',
  '.then(response=>({response,cameAt:Date.now()}))).catch(()=>{});',
  `window.${earlyAnswersKey}={token:t,at}}}catch{}`,
].join('');
