import { type ReactNode, useState } from 'react';
import { useDeviceWord } from '../../../lib/device-words';
import type { FieldConflict, KeptRow, Reply } from '../../../lib/offline-state';
import { Button } from '../../../ui/controls/button';
import { firstName } from '../../../features/orders/words';
import { clientOf, contextOf, entryWords, orderNumberOf } from '../entry-words';
import { fieldLabel, fieldText } from '../field-words';
import { timeInSentence } from '../times';
import { Choices } from './choice';
import { QuestionFrame, type QuestionProps } from './question-frame';
import { useAnswer } from './use-answer';

interface FieldsQuestionProps extends QuestionProps {
  current: KeptRow;
  fields: readonly FieldConflict[];
}

/** Letters of a value above which the sentence does not repeat it: the cards have it. */
const mostLetters = 40;

/** Fields that were written here and elsewhere: one pair of cards after the other, all answered together at the end. */
export function FieldsQuestion({ entry, names, current, fields, onClose }: FieldsQuestionProps) {
  const { answer } = useAnswer(onClose);
  const device = useDeviceWord();
  const [replies, setReplies] = useState<Readonly<Record<string, Reply>>>({});
  const [step, setStep] = useState(0);
  const field = fields[step];
  if (!field) return null;
  const context = contextOf(entry, names);
  const { name } = field;
  const text = (value: unknown) => fieldText(name, value, context);
  const [mine, theirs, before] = [text(field.mine), text(field.theirs), text(field.before)];
  const choose = (reply: Reply) => {
    const all = { ...replies, [name]: reply };
    setReplies(all);
    if (step + 1 < fields.length) setStep(step + 1);
    else void answer(entry.number, all);
  };
  const count = fields.length > 1 ? ` ${step + 1} of ${fields.length}.` : '';
  return (
    <QuestionFrame
      title={titleOf(fieldLabel(entry.table, name, field.mine ?? field.theirs), entry, names)}
      description={`${entryWords(entry, names).of}. Two devices wrote it.${count}`}
      step={step}
      sentence={sentenceOf({ mine, theirs, before, where: `on this ${device} ${timeInSentence(entry.writtenAt)}` })}
      acts={step > 0 && <Button onClick={() => setStep(step - 1)}>Back</Button>}
      onClose={onClose}
    >
      <Choices
        mine={{ text: mine, at: entry.writtenAt }}
        theirs={{ text: theirs, at: Date.parse(current.updatedAt) }}
        isMeasure={/^(measurements|ownMeasures)\./.test(name) && !name.endsWith('.notes')}
        onChoose={choose}
      />
    </QuestionFrame>
  );
}

function titleOf(label: string, entry: QuestionProps['entry'], names: QuestionProps['names']): string {
  const number = orderNumberOf(entry, names);
  const row = [entry.table === 'payments' && 'a payment', number && `order ${number}`].filter(Boolean);
  if (entry.table === 'orders' || entry.table === 'payments') return [label, ...row].join(' of ');
  const client = clientOf(entry, names);
  return client ? `${label} of ${firstName(client)}` : label;
}

interface Sentence {
  mine: string;
  theirs: string;
  before: string;
  /** 'on this phone today at 14:10' */
  where: string;
}

function sentenceOf({ mine, theirs, before, where }: Sentence): ReactNode {
  if (Math.max(mine.length, theirs.length) > mostLetters)
    return `You changed it ${where}, and it was changed on another device.`;
  return (
    <>
      {mine ? (
        <>
          You wrote <b>{mine}</b> {where};{' '}
        </>
      ) : (
        `You emptied it ${where}; `
      )}
      {theirs ? (
        <>
          <b>{theirs}</b> was saved on another device.
        </>
      ) : (
        'it was emptied on another device.'
      )}
      {before.length <= mostLetters && ` It was ${before || 'empty'} before.`}
    </>
  );
}
