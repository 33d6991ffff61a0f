import { NhContactForm, NhLightbox, NhPortfolio, NhRegionMap } from 'nh-elements/react';
import { type ReactNode, useRef, useState } from 'react';
import { regions, works } from './content';

/** A page as a newcomer would write it: drawn and printed elements, events, a ref, and React's own state. */
export function Page(): ReactNode {
  const [isShown, setShown] = useState(true);
  const [links, setLinks] = useState(['One', 'Two', 'Three']);
  const [columns, setColumns] = useState(3);
  const [said, setSaid] = useState('');
  const form = useRef<HTMLElementTagNameMap['nh-contact-form']>(null);
  return (
    <main>
      <button type="button" id="show" onClick={() => setShown(!isShown)}>
        Show
      </button>
      <button
        type="button"
        id="turn"
        onClick={() => setLinks(['New', ...links.slice(1).reverse()])}
      >
        Turn
      </button>
      <button type="button" id="columns" onClick={() => setColumns(columns + 1)}>
        Columns
      </button>
      <button type="button" id="ref" onClick={() => setSaid(form.current?.localName ?? 'nothing')}>
        Ref
      </button>
      <output id="said">{said}</output>
      {isShown && (
        <>
          <NhPortfolio
            items={works}
            settings={{ columns, columns_tablet: 2, itemsPerPage: 24 }}
            onPortfolioOpen={(event) => {
              event.preventDefault();
              setSaid(`opens ${event.detail.item.title} of ${event.currentTarget.localName}`);
            }}
          >
            {links.map((link) => (
              <a key={link} href={`/works/${link}`}>
                {link}
              </a>
            ))}
          </NhPortfolio>
          <NhContactForm
            ref={form}
            formId="7"
            loading="eager"
            id="drawn"
            settings={{
              fields: [
                { type: 'text', name: 'your-name', label: 'Your name', required: true },
                { type: 'submit', label: 'Send' },
              ],
              schema: { rules: [] },
            }}
            onFormMailsent={({ detail }) => setSaid(`sent ${detail.contactFormId}`)}
          >
            Write to {links[0]}.
          </NhContactForm>
          <NhContactForm
            loading="eager"
            id="printed"
            onFormMailsent={({ detail }) => setSaid(`sent ${detail.contactFormId}`)}
          >
            <div className="wpcf7 no-js" id="wpcf7-f8-p1-o1" data-wpcf7-id="8">
              <form className="wpcf7-form" action="/" method="post">
                <input type="hidden" name="_wpcf7" defaultValue="8" />
                <input type="hidden" name="_wpcf7_unit_tag" defaultValue="wpcf7-f8-p1-o1" />
                {links.map((link) => (
                  <input key={link} type="text" name={`link-${link}`} aria-label={link} />
                ))}
                <input className="wpcf7-submit" type="submit" value="Send" />
                <div className="wpcf7-response-output" aria-hidden="true" />
              </form>
            </div>
          </NhContactForm>
          <NhRegionMap settings={{ regions, title: 'Two regions' }} className="map">
            {links.map((link) => (
              <span key={link}>{link}</span>
            ))}
          </NhRegionMap>
          <NhRegionMap id="printed-map">
            <svg viewBox="0 0 400 200" role="img" aria-label="Two regions">
              <path aria-label="Here" data-link="/here" d="M0 0h200v200H0z" />
              <path aria-label="There" data-link="/there" d="M200 0h200v200H200z" />
            </svg>
          </NhRegionMap>
          <NhLightbox settings={{ title: 'The workshop' }}>
            <a href="/large.svg">{links.join()}</a>
          </NhLightbox>
        </>
      )}
    </main>
  );
}
