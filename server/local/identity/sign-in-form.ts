import { escaped } from '@seamfolk/cloth';
import { maxLengths } from '@shared/contract/limits';
import { z } from 'zod';
import { buttonClass, inputClass, signInPage } from '../../auth/page';
import { demoAccount } from './accounts';

const name = z
  .string()
  .trim()
  .refine((text) => !text.includes('\0'), 'Contains characters that cannot be stored')
  .max(maxLengths.name, `Must be at most ${maxLengths.name} characters`)
  .default('');

const signInSchema = z.object({
  email: z
    .string('Enter your e-mail address')
    .trim()
    .min(1, 'Enter your e-mail address')
    .max(254, 'Must be at most 254 characters')
    .pipe(z.email('Enter an e-mail address such as name@example.com'))
    .transform((email) => email.toLowerCase()),
  firstName: name,
  lastName: name,
});

type Field = keyof z.input<typeof signInSchema>;
export type FormTexts = Partial<Record<Field | 'sharedDevice', string>>;
export type FieldErrors = Partial<Record<Field, string>>;

/** Returns the texts of a posted form; ignores everything else in it. */
export function postedTexts(body: unknown): FormTexts {
  const posted = z.record(z.string(), z.unknown()).safeParse(body).data ?? {};
  const text = (field: keyof FormTexts) => (typeof posted[field] === 'string' ? posted[field] : undefined);
  return {
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    sharedDevice: text('sharedDevice'),
  };
}

/** Returns the person, or one message per field. `signIn` checks whether a new account has a name. */
export function parseSignIn(typed: FormTexts) {
  const { data, error } = signInSchema.safeParse(typed);
  const errors: FieldErrors = {};
  for (const { path, message } of error?.issues ?? []) errors[path[0] as Field] ??= message;
  return { data, errors };
}

/** Returns the sign-in page, with the typed text, each error under its field, and the focus on the first error. */
export function signInFormPage(typed: FormTexts, errors: FieldErrors = {}): string {
  const wrong = Object.keys(errors)[0] as Field | undefined;
  const field = (input: Input) => fieldHtml(input, typed[input.name] ?? '', errors[input.name], wrong);
  return signInPage({
    heading: 'Sign in',
    lead: 'New here? The same form opens your account.',
    content: /* HTML */ `${demoForm}
      <p
        class="flex items-center gap-3.5 text-small/[1.6] text-muted before:h-[2px] before:flex-1 before:stitch-t after:h-[2px] after:flex-1 after:stitch-t"
      >
        or with your e-mail
      </p>
      <form class="grid gap-4" method="post" novalidate>
        ${field(emailInput)}
        <div class="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-start gap-4">
          ${nameInputs.map(field).join('')}
        </div>
        <p class="text-micro text-muted">Names are only needed for a new account.</p>
        <label class="flex min-h-tap items-center gap-3 text-small">
          <input
            class="m-0 size-5 flex-none accent-action"
            type="checkbox"
            name="sharedDevice"
            value="yes"
            ${typed.sharedDevice === undefined ? '' : 'checked'}
          />
          Others use this device too: do not keep my book on it
        </label>
        <button class="${buttonClass.primary}" type="submit">Continue</button>
      </form>
      <p class="text-micro text-muted">
        This sign-in is for local use, to try the product: it asks for no password and keeps everything on this
        computer. A live site uses its own identity provider.
      </p>`,
  });
}

interface Input {
  name: Field;
  label: string;
  attributes: string;
}

const emailInput: Input = {
  name: 'email',
  label: 'Email',
  attributes: 'type="email" inputmode="email" autocomplete="email" autocapitalize="none" enterkeyhint="next" required',
};

const nameInputs: Input[] = [
  { name: 'firstName', label: 'First name', attributes: 'type="text" autocomplete="given-name" enterkeyhint="next"' },
  { name: 'lastName', label: 'Last name', attributes: 'type="text" autocomplete="family-name" enterkeyhint="go"' },
];

function fieldHtml({ name, label, attributes }: Input, value: string, error?: string, focused?: Field): string {
  const state = error ? `aria-invalid="true" aria-describedby="${name}-error"` : '';
  const focus = name === focused ? 'autofocus' : '';
  return /* HTML */ `<div class="grid min-w-0 gap-1.5">
    <label class="text-small font-semibold" for="${name}">${label}</label>
    <input
      class="${inputClass}"
      id="${name}"
      name="${name}"
      ${attributes}
      value="${escaped(value)}"
      ${state}
      ${focus}
    />
    ${error ? errorHtml(name, error) : ''}
  </div>`;
}

function errorHtml(name: Field, error: string): string {
  return /* HTML */ `<p class="text-micro font-medium text-danger-ink" id="${name}-error">${escaped(error)}</p>`;
}

const demoForm = /* HTML */ `<form class="overflow-hidden rounded border border-hairline bg-surface" method="post">
  <input type="hidden" name="email" value="${demoAccount.email}" />
  <input type="hidden" name="firstName" value="${demoAccount.firstName}" />
  <input type="hidden" name="lastName" value="${demoAccount.lastName}" />
  <button
    class="flex min-h-14 w-full items-center gap-3 px-3.5 py-2 text-start text-small/[1.35] text-muted hover:bg-wash focus-visible:rounded focus-visible:-outline-offset-2"
    type="submit"
  >
    <span
      class="grid size-9 flex-none place-items-center rounded-full bg-wash font-display text-micro/none font-semibold text-ink"
      aria-hidden="true"
    >
      ${initials()}
    </span>
    <span>
      <strong class="block text-compact text-ink">
        ${demoAccount.firstName} ${demoAccount.lastName}, the demo account
      </strong>
      ${demoAccount.email}
    </span>
  </button>
</form>`;

function initials(): string {
  return demoAccount.firstName.charAt(0) + demoAccount.lastName.charAt(0);
}
