import { maxLengths } from '@shared/contract/limits';
import type { PublicTailor } from '@shared/directory/contract';
import { reasonWords, reportReasons } from '@shared/moderation/report-reasons';
import { buttonClass, inputClass, signInPage } from '../../auth/page';
import { escaped } from '../escape';

/** The texts of the form's fields, as they were sent. */
export type ReportTexts = Partial<Record<'reason' | 'profilePicture' | 'text' | 'email' | 'homepage', string>>;

/** A message for each field that is wrong. */
export type ReportErrors = Readonly<Record<string, string | undefined>>;

/** Returns the form that reports a tailor's page, for browsers that run no scripts, with what was sent and what is wrong with it. */
export function reportFormPage(tailor: PublicTailor, sent: ReportTexts = {}, errors: ReportErrors = {}): string {
  return signInPage({
    heading: 'Report this page',
    lead: `${nameOf(tailor)}. A person reads every report; nothing is hidden by a report alone.`,
    content: /* HTML */ `<form class="grid gap-4" method="post">
      ${tailor.profilePictureUrl ? pictureField(sent) : ''} ${reasonField(sent, errors.reason)}
      <div class="${fieldClass}">
        <label class="${labelClass}" for="text">Tell us more ${optional}</label>
        <textarea
          class="${inputClass}"
          id="text"
          name="text"
          rows="3"
          dir="auto"
          maxlength="${maxLengths.reportText}"
          ${describedBy('text', errors.text)}
        >
${escaped(sent.text ?? '')}</textarea>
        ${errorHtml('text', errors.text)}
      </div>
      <div class="${fieldClass}">
        <label class="${labelClass}" for="email">E-mail ${optional}</label>
        <input
          class="${inputClass}"
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          placeholder="name@example.com"
          maxlength="${maxLengths.email}"
          value="${escaped(sent.email ?? '')}"
          ${describedBy('email', errors.email)}
        />
        ${errorHtml('email', errors.email)}
        <p class="text-micro text-muted">Only to tell you what was decided.</p>
      </div>
      ${hiddenField}
      <button class="${buttonClass.primary}" type="submit">Send report</button>
      <a class="${buttonClass.secondary}" href="/tailors/${escaped(tailor.profileSlug)}">Cancel</a>
    </form>`,
  });
}

/** Returns the answer to a sent report. */
export function reportSentPage(tailor: PublicTailor, reference: string): string {
  return signInPage({
    heading: 'Thank you',
    lead: 'A person will read your report.',
    content: /* HTML */ `<div class="grid gap-3">
        <p>
          Your reference is <strong class="whitespace-nowrap tabular-nums">${escaped(reference)}</strong>. Name it if
          you write to us about this report.
        </p>
        <p class="text-small text-muted">If you gave an e-mail address, we write there what was decided.</p>
      </div>
      <a class="${buttonClass.primary}" href="/tailors/${escaped(tailor.profileSlug)}">
        <span>Back to ${nameOf(tailor)}</span>
      </a>`,
  });
}

const fieldClass = 'grid min-w-0 content-start gap-1.5';
const labelClass = 'text-small font-semibold';
const optional = '<span class="font-normal text-muted">(optional)</span>';

const nameOf = ({ businessName }: PublicTailor) => `<bdi>${escaped(businessName)}</bdi>`;

function pictureField({ profilePicture }: ReportTexts): string {
  return /* HTML */ `<label class="flex min-h-tap items-center gap-3 font-semibold">
    <input
      class="m-0 size-5 flex-none accent-action"
      type="checkbox"
      name="profilePicture"
      value="yes"
      ${profilePicture ? 'checked' : ''}
    />
    It is about the profile picture alone
  </label>`;
}

function reasonField({ reason: sent }: ReportTexts, error: string | undefined): string {
  const rows = reportReasons.map((reason) => {
    const { label, hint } = reasonWords[reason];
    return /* HTML */ `<label class="flex min-h-tap items-center gap-3 px-3.5 py-2">
      <input
        class="m-0 size-5 flex-none accent-action"
        type="radio"
        name="reason"
        value="${reason}"
        required
        ${reason === sent ? 'checked' : ''}
      />
      <span class="grid">
        <span class="text-compact/snug font-semibold">${escaped(label)}</span>
        ${hint ? `<span class="text-micro text-muted">${escaped(hint)}</span>` : ''}
      </span>
    </label>`;
  });
  return /* HTML */ `<fieldset class="${fieldClass}" ${describedBy('reason', error)}>
    <legend class="${labelClass} pb-1.5">What is wrong?</legend>
    <div class="grid divide-y divide-hairline overflow-hidden rounded border border-hairline bg-surface">
      ${rows.join('')}
    </div>
    ${errorHtml('reason', error)}
  </fieldset>`;
}

/** A field for programs that fill in every field: people neither see nor reach it. Such a report is not stored. */
const hiddenField = /* HTML */ `<div class="hidden" aria-hidden="true">
  <label>Homepage <input name="homepage" tabindex="-1" autocomplete="off" value="" /></label>
</div>`;

function describedBy(field: string, error: string | undefined): string {
  return error ? `aria-invalid="true" aria-describedby="${field}-error"` : '';
}

function errorHtml(field: string, error: string | undefined): string {
  if (!error) return '';
  return `<p class="text-micro font-medium text-danger-ink" id="${field}-error" role="alert">${escaped(error)}</p>`;
}
