import { cva } from 'class-variance-authority';
import { chipButtonClass } from '../../../ui/controls/chips';
import { boards, type Board } from './boards';

interface BoardTilesProps {
  /** How many orders each list has; a list without a number shows none. */
  counts: Partial<Record<Board, number>>;
  board: Board | undefined;
  onBoard: (board: Board | undefined) => void;
}

/** The lists with their counts: tiles of a board on phones, chips from 900 px. Without a pressed one, all open orders are shown. */
export function BoardTiles({ counts, board, onBoard }: BoardTilesProps) {
  return (
    <div
      className="grid grid-cols-4 gap-1.5 [--label:3.6vw] shell:order-first shell:flex shell:flex-wrap shell:gap-2"
      role="group"
      aria-label="Lists"
    >
      {(Object.entries(boards) as [Board, string][]).map(([name, words]) => {
        const count = counts[name];
        return (
          <button
            key={name}
            type="button"
            className={chipButtonClass({
              className: tileClass({ isLate: name === 'late' && Boolean(count), isLast: name === 'collected' }),
            })}
            aria-pressed={name === board}
            onClick={() => onBoard(name === board ? undefined : name)}
          >
            {words}
            {count !== undefined && (
              <b className="font-display text-fit-lg font-heading lining-nums tabular-nums max-shell:order-first shell:text-body/none">
                {count.toLocaleString('en')}
              </b>
            )}
          </button>
        );
      })}
    </div>
  );
}

const tileClass = cva(
  'max-shell:grid! max-shell:min-h-14! max-shell:content-center max-shell:justify-items-center max-shell:gap-0.5 max-shell:rounded! max-shell:px-1! max-shell:text-fit-sm! shell:gap-2',
  { variants: { isLate: { true: 'text-orange-ink!' }, isLast: { true: 'max-shell:col-span-2' } } },
);
