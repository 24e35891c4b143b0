import { DISMISSED_KEY } from '../runtime/core/dismissed.ts';

/**
 * Inline code that hides dismissed notices (`data-notice`) before the page is parsed: pages are the same for everyone, and
 * a notice that vanished once scripts are there would move all that is below it. A constructed style sheet needs no permission.
 */
export const earlyNotices =
  `try{const n=JSON.parse(localStorage["${DISMISSED_KEY}"]||"[]"),s=new CSSStyleSheet;` +
  's.replaceSync(n.map(x=>"[data-notice="+CSS.escape(x)+"]{display:none}").join(""));' +
  'if(n.length)document.adoptedStyleSheets.push(s)}catch{}';
