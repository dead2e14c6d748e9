import { type Stage, stageNames } from '@shared/orders/stages';
import { useDeviceWord } from '../../../lib/device-words';
import type { KeptRow } from '../../../lib/offline-state';
import { entryWords } from '../entry-words';
import { timeInSentence } from '../times';
import { Choices } from './choice';
import { QuestionFrame, type QuestionProps } from './question-frame';
import { useAnswer } from './use-answer';

/** An order that another device has moved further than this one. */
export function StageQuestion({ entry, names, current, onClose }: QuestionProps & { current: KeptRow }) {
  const { answer } = useAnswer(onClose);
  const device = useDeviceWord();
  const [mine, theirs] = [stageNames[entry.body.stage as Stage], stageNames[current.stage as Stage]];
  const isFurther = current.stage !== 'cancelled' && entry.body.stage !== 'cancelled';
  return (
    <QuestionFrame
      title={isFurther ? 'The order is further' : 'Two stages'}
      description={`${entryWords(entry, names).of}. Two devices moved it.`}
      sentence={
        <>
          {isFurther ? 'The order is further: ' : ''}
          <b>{theirs}</b> was saved on another device. You chose <b>{mine}</b> on this {device}{' '}
          {timeInSentence(entry.writtenAt)}.
        </>
      }
      onClose={onClose}
    >
      <Choices
        mine={{ text: mine, at: entry.writtenAt }}
        theirs={{ text: theirs, at: Date.parse(current.updatedAt) }}
        onChoose={(reply) => void answer(entry.number, reply)}
      />
    </QuestionFrame>
  );
}
