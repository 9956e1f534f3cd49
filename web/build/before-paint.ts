import { earlyPressesKey } from '../early-presses.ts';
import { storageKeys } from '../session/storage.ts';

const token = JSON.stringify(storageKeys.authToken);

/**
 * Runs in a prerendered page before anything is painted. The Content-Security-Policy knows it by its
 * hash. It leaves notes for the styles (`screen.module.css`): when somebody is signed in, so that the page doesn't tell them
 * to log in, when somebody is back in the middle of a quiz, so that they don't see its beginning, and that the fonts can wait:
 * they would share the line with the scripts. `load` comes when the scripts have come, or have failed. Who has anything stored
 * here has been here before, and has the fonts. And until the app has started it keeps the presses of buttons, which would be
 * lost or, in a form, would load the page anew (`early-presses.ts`).
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
