import { NhContactForm, NhLightbox, NhPortfolio } from 'nh-elements/react';
import type { ReactNode } from 'react';

/** Everything in here is right. */
export const right: ReactNode = (
  <>
    <NhLightbox open index={2} className="big" style={{ color: 'red' }} data-id="7" hidden />
    <NhPortfolio apiUrl="/items" settings={{ animation: 'fadeIn', columns_mobile: 1 }} />
    <NhContactForm onClick={(event) => event.detail.toFixed()} />
    <NhContactForm onError={({ detail }) => detail.phase.length} onFormReset={() => {}} />
    <nh-portfolio settings='{ "columns": 4 }' api-url="/items" loading="eager" class="big" key="p">
      <a href="/works">Works</a>
    </nh-portfolio>
    <nh-contact-form
      ref={(form) => void form?.settings.fields?.length}
      onnh-form-mailsent={({ detail }) => detail.contactFormId.toFixed()}
    />
    <nh-lightbox open index={2} title="Gallery" />
  </>
);

/** Everything in here is wrong. */
export const wrong: ReactNode = (
  <>
    {/* @ts-expect-error: a number */}
    <NhPortfolio settings={{ columns: 'four' }} />
    {/* @ts-expect-error: no such key */}
    <NhPortfolio settings={{ colums: 4 }} />
    {/* @ts-expect-error: not a key for single devices */}
    <NhPortfolio settings={{ itemsPerPage_mobile: 4 }} />
    {/* @ts-expect-error: text is for the plain tag */}
    <NhPortfolio settings='{ "columns": 4 }' />
    {/* @ts-expect-error: the attribute's name is the plain tag's */}
    <NhContactForm form-id={{}} formid="7" />
    {/* @ts-expect-error: no such prop */}
    <NhContactForm formID="7" />
    {/* @ts-expect-error: no such type of field */}
    <NhContactForm settings={{ fields: [{ type: 'telegram', name: 'a' }] }} />
    {/* @ts-expect-error: another element's event */}
    <NhContactForm onPortfolioOpen={() => {}} />
    {/* @ts-expect-error: no such detail */}
    <NhContactForm onFormMailsent={({ detail }) => detail.contactForm} />
    {/* @ts-expect-error: a truth value */}
    <NhLightbox open="no" />
    {/* @ts-expect-error: not one of the words */}
    <NhLightbox loading="later" />
    {/* @ts-expect-error: an object is for the component */}
    <nh-portfolio settings={{ columns: 4 }} />
    {/* @ts-expect-error: a prop is for the component */}
    <nh-portfolio apiUrl="/items" />
    {/* @ts-expect-error: only script can give it */}
    <nh-portfolio items={[]} />
    {/* @ts-expect-error: text */}
    <nh-contact-form form-id={{}} />
    {/* @ts-expect-error: no such detail */}
    <nh-contact-form onnh-form-mailsent={({ detail }) => detail.contactForm} />
    {/* @ts-expect-error: no such element */}
    <nh-telegram />
  </>
);
