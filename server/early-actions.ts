/**
 * What somebody presses before the scripts are there is done once they are. Links and GET forms work by themselves; this
 * is for buttons of scripts, and for posts: a page that comes back with a mistake would have lost password and files.
 */
import { HYDRATED_EVENT } from '../runtime/core/hydrated.ts';

/** Milliseconds after which a form is posted without scripts. */
const PATIENCE = 10_000;

/**
 * Inline code; `done` is what to call if scripts cannot be loaded. A button counts once: who presses it twice thinks
 * that nothing happened. Forms in `[data-needs-scripts]` would be refused without, so they wait as long as it takes.
 */
export const earlyActions = (done: string): string =>
  'let pressed=new Set,held;const press=e=>{const b=e.target.closest?.("button");' +
  'if(b&&b.type=="button"&&!b.popoverTargetElement)pressed.add(b)},' +
  'hold=e=>{const f=e.target;if(f.method!="post")return;e.preventDefault();held=[f,e.submitter];' +
  `f.dataset.held="";f.closest("[data-needs-scripts]")||setTimeout(${done},${PATIENCE})},` +
  `${done}=()=>{removeEventListener("click",press,true);removeEventListener("submit",hold,true);` +
  'const clicks=pressed,sent=held;pressed=new Set;held=null;for(const b of clicks)b.click();' +
  'if(sent){delete sent[0].dataset.held;sent[0].requestSubmit(sent[1])}};' +
  'addEventListener("click",press,true);addEventListener("submit",hold,true);' +
  `addEventListener("${HYDRATED_EVENT}",${done},{once:true});`;
