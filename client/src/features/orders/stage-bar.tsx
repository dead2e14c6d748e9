import { stageNames, stages, type Stage } from '@shared/orders/stages';
import { cva } from 'class-variance-authority';

interface StageBarProps {
  stage: Stage;
  /** What stands below the stages: 'Sewing since Wed 27 May'. */
  note?: string;
  /** The day of each stage that was reached, below its name: '28 May'. */
  days?: Partial<Record<Stage, string>>;
  /** Without it, the stages are only shown. */
  onStage?: (stage: Stage) => void;
}

/** The five stages on a seam. As buttons, any of them is one press away, forwards and back. */
export function StageBar({ stage, note, days, onStage }: StageBarProps) {
  const at = (stages as readonly Stage[]).indexOf(stage);
  return (
    <div className="grid">
      <ol role="list" className="grid grid-cols-5" aria-label="Stage">
        {stages.map((each, index) => {
          const look = lookOf(index, at);
          const current = index === at ? 'step' : undefined;
          return (
            <li key={each} className="relative grid min-w-0">
              {index > 0 && <span aria-hidden="true" className={seamClass({ isSewn: index <= at })} />}
              {onStage ? (
                <button
                  type="button"
                  className={stageClass({ look, isPressable: true })}
                  aria-current={current}
                  onClick={() => index !== at && onStage(each)}
                >
                  <SewingButton look={look} />
                  {stageNames[each]}
                </button>
              ) : (
                <span className={stageClass({ look })} aria-current={current}>
                  <SewingButton look={look} />
                  {stageNames[each]}
                  {days && <span className="min-h-4 text-fit-sm font-normal text-muted">{days[each]}</span>}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {note && <p className="text-center text-micro/[1.4] text-muted">{note}</p>}
    </div>
  );
}

type Look = 'reached' | 'current' | 'ahead';

const lookOf = (index: number, at: number): Look => (index === at ? 'current' : index < at ? 'reached' : 'ahead');

const stageClass = cva('relative grid content-start justify-items-center gap-1 rounded-sm pt-1.5 text-fit-sm', {
  variants: {
    look: { current: 'font-semibold text-ink', reached: 'font-medium text-ink', ahead: 'text-muted' },
    isPressable: { true: 'min-h-15 hover:bg-wash' },
  },
});

const seamClass = cva('absolute end-[calc(50%+15px)] top-4 h-0.5 w-[calc(100%-30px)] rounded-xs sewn', {
  variants: { isSewn: { true: '[--stitch:var(--action)]', false: '[--stitch:var(--thread)]' } },
});

const holes = [9.6, 14.4].flatMap((x) => [9.6, 14.4].map((y) => ({ x, y })));

/** A button with four holes. */
function SewingButton({ look }: { look: Look }) {
  const isFilled = look !== 'ahead';
  return (
    <svg viewBox="0 0 24 24" className="size-5.5" aria-hidden="true">
      {look === 'current' && <circle cx="12" cy="12" r="11.2" fill="none" stroke="var(--action)" strokeWidth="1.4" />}
      <circle
        cx="12"
        cy="12"
        r={look === 'current' ? 8.6 : 8.8}
        fill={isFilled ? 'var(--action)' : 'var(--surface)'}
        stroke={isFilled ? 'none' : 'var(--edge)'}
        strokeWidth="1.4"
      />
      {holes.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.35" fill={isFilled ? 'var(--on-action)' : 'var(--edge)'} />
      ))}
    </svg>
  );
}
