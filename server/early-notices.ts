import { DISMISSED_KEY } from '../runtime/core/dismissed.ts';

/**
 * Inline code that hides dismissed notices (`data-notice`) before the page is parsed: pages are the same for everyone, and
 * a notice that vanished once scripts are there would move all that is below it. A constructed style sheet needs no permission.
 */
export const earlyNotices =
  // Without a list, reading it throws.
  `try{const s=new CSSStyleSheet;s.replaceSync(JSON.parse(localStorage["${DISMISSED_KEY}"]).map(` +
  'x=>"[data-notice="+CSS.escape(x)+"]{display:none}").join(""));document.adoptedStyleSheets.push(s)}catch{}';
