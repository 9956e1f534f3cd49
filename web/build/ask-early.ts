import { routes } from '../../shared/contract/routes.ts';
import { earlyAnswersKey } from '../early-answers.ts';
import { storageKeys } from '../session/storage.ts';

const token = JSON.stringify(storageKeys.authToken);
const { getResult, getMe, listSubmissions } = routes;

/**
 * Runs first of all in a page that loads for somebody who is signed in (`shells.ts`), and asks the API for what that page shows:
 * the scripts come half a second later on a slow phone, and find the answers (`api/call.ts`). A token that has a minute left or
 * less is renewed by them, and nothing is asked for here. The Content-Security-Policy knows the script by its hash.
 * The fonts wait until the scripts have come, as on a stranger's first page (`before-paint.ts`), but where the service worker is: it
 * came with the quiz, and so did the fonts.
 */
export const askEarly = [
  'const d=document.documentElement.dataset;',
  'if(!navigator.serviceWorker?.controller){d.fonts="later";',
  'addEventListener("load",()=>setTimeout(()=>delete d.fonts,3e3))}',
  `try{const t=sessionStorage[${token}]||localStorage[${token}],`,
  'e=JSON.parse(atob(t.split(".")[1].replace(/-/g,"+").replace(/_/g,"/"))).exp,',
  'r=/^\\/results\\/(\\w+)$/.exec(location.pathname),',
  `q=["${getMe.path}","${listSubmissions.path}"],at={};`,
  `if(r)q.unshift("${getResult.path}?submissionId="+r[1]);`,
  'if(!(e*1e3<Date.now()+6e4)){for(const a of q)',
  '(at[a]=fetch(a,{headers:{authorization:"Bearer "+t},cache:"no-store",credentials:"omit",signal:AbortSignal.timeout(31e3)})',
  '.then(response=>({response,cameAt:Date.now()}))).catch(()=>{});',
  `window.${earlyAnswersKey}={token:t,at}}}catch{}`,
].join('');
