import styles from './Mails.module.css';

const HELD = 'data-held-style';

/**
 * An email in a frame that runs nothing, at the width of a phone or of a mail program. Its links lead nowhere. The policy of the page forbids
 * style attributes, of which emails consist: they arrive under another name, and become styles once the frame has its document.
 */
export function MailFrame({ title, html, isWide }: { title: string; html: string; isWide: boolean }) {
  return (
    <iframe
      key={html}
      className={isWide ? styles.wide : styles.phone}
      title={title}
      srcDoc={withheld(html)}
      sandbox="allow-same-origin"
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (contentDocument === null) return;
        for (const element of contentDocument.querySelectorAll<HTMLElement>(`[${HELD}]`))
          element.style.cssText = element.getAttribute(HELD) ?? '';
        contentDocument.addEventListener('click', (event) => event.preventDefault());
      }}
    />
  );
}

/** With its styles as data, and its icon from this server. Quotes in texts are escaped, so only attributes look like this. */
function withheld(html: string): string {
  return html.replaceAll(' style="', ` ${HELD}="`).replace(/ src="https?:\/\/[^/"]+(?=\/brands\/)/g, ' src="');
}
