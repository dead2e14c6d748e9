import { useDeviceWord } from '../../../lib/device-words';
import type { KeptRow } from '../../../lib/offline-state';
import { Button } from '../../../ui/controls/button';
import { contextOf, entryWords } from '../entry-words';
import { moneyText } from '../field-words';
import { timeInSentence } from '../times';
import { QuestionFrame, type QuestionProps } from './question-frame';
import { useAnswer } from './use-answer';

/** The same amount was paid within ten minutes, here and elsewhere: once or twice. */
export function TwiceQuestion({ entry, names, other, onClose }: QuestionProps & { other: KeptRow }) {
  const { answer, discard } = useAnswer(onClose);
  const device = useDeviceWord();
  const amount = moneyText(Number(entry.body.amount), contextOf(entry, names).currency);
  return (
    <QuestionFrame
      title="Entered twice?"
      description={entryWords(entry, names).of}
      sentence={
        <>
          You entered <b>{amount}</b> on this {device} {timeInSentence(entry.writtenAt)}. The same amount was entered on
          another device {timeInSentence(Date.parse(other.createdAt))}.
        </>
      }
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-2">
        <Button size="lg" className="px-2!" onClick={() => void answer(entry.number, 'mine')}>
          Both stay
        </Button>
        <Button size="lg" className="px-2!" onClick={() => void discard([entry.number])}>
          Discard mine
        </Button>
      </div>
    </QuestionFrame>
  );
}
