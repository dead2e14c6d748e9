import type { Tailor } from '@shared/tailor';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { profileCompleteness } from './completeness';

const marks = [10, 20, 30, 40, 50, 60, 70, 80, 90];

/** A tape measure, pulled out as far as the profile has come; what is missing leads to where it can be done. */
export function ProfileProgress({ tailor, pictures }: { tailor: Tailor; pictures: number | undefined }) {
  const { done, of, percent, missing } = profileCompleteness(tailor, pictures);
  return (
    <section className="wide" aria-labelledby="completeness">
      <div className="stitle">
        <h2 id="completeness">Profile completeness</h2>
        <span className="small muted">
          {done} of {of} done
        </span>
      </div>
      <div
        className="tape"
        role="progressbar"
        aria-labelledby="completeness"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span className="tape__out" style={{ inlineSize: `${percent}%` }} />
        <ol aria-hidden="true">
          {marks.map((mark) => (
            <li key={mark} style={{ insetInlineStart: `${mark}%` }} className={mark <= percent ? 'in' : undefined}>
              {mark}
            </li>
          ))}
        </ol>
      </div>
      {missing.length > 0 && (
        <ul className="todo" role="list" aria-label="Still missing">
          {missing.map(({ todo, icon, href }) => (
            <li key={todo}>
              <LinkButton href={href}>
                <Icon name={icon} />
                {todo}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
