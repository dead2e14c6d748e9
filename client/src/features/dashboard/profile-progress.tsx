import type { Tailor } from '@shared/tailor/contract';
import { cx } from 'class-variance-authority';
import { LinkButton } from '../../ui/controls/button';
import { Section } from '../../ui/layout/section';
import { profileCompleteness } from './completeness';

const marks = [10, 20, 30, 40, 50, 60, 70, 80, 90];

/** The profile's progress as a tape measure; each missing step links to its form. */
export function ProfileProgress({ tailor, pictures }: { tailor: Tailor; pictures: number | undefined }) {
  const { done, of, percent, missing } = profileCompleteness(tailor, pictures);
  return (
    <Section
      id="completeness"
      title="Profile completeness"
      aside={
        <span className="text-small text-muted">
          {done} of {of} done
        </span>
      }
      className="shell:col-span-full"
    >
      <div
        className="relative isolate h-13 overflow-hidden rounded-xs bg-sunken"
        role="progressbar"
        aria-labelledby="completeness"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span
          className="absolute inset-y-0 start-0 z-1 border-e-5 border-ink bg-brass dark:border-paper"
          style={{ inlineSize: `${percent}%` }}
        />
        <Marks />
        <ol
          aria-hidden="true"
          className="absolute inset-x-0 top-4.5 z-3 font-display text-small font-semibold text-muted lining-nums tabular-nums"
        >
          {marks.map((mark) => (
            <li
              key={mark}
              style={{ insetInlineStart: `${mark}%` }}
              className={cx(
                'absolute -translate-x-[calc(100%+10px)] max-sm:odd:hidden rtl:translate-x-[calc(100%+10px)]',
                // The background is brass, which is bright in both themes.
                mark <= percent && 'text-black',
              )}
            >
              {mark}
            </li>
          ))}
        </ol>
      </div>
      {missing.length > 0 && (
        <ul className="flex flex-wrap gap-2" role="list" aria-label="Still missing">
          {missing.map(({ todo, icon: Icon, href }) => (
            <li key={todo}>
              <LinkButton size="s" href={href}>
                <Icon />
                {todo}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Long marks at every tenth, short ones between them; a narrow tape has fewer. */
function Marks() {
  return (
    <span aria-hidden="true" className="absolute inset-0 z-2 opacity-75 rtl:-scale-x-100 dark:opacity-50">
      <MarkRow className="h-2 text-edge [--every:2%] sm:h-1.75 sm:[--every:1%]" />
      <MarkRow className="hidden h-2.75 text-ink [--every:5%] sm:block" />
      <MarkRow className="h-4 text-ink [--every:10%]" />
    </span>
  );
}

function MarkRow({ className }: { className: string }) {
  return <span className={cx('absolute inset-x-0 top-0 [--along:to_right] marks', className)} />;
}
