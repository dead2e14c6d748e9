import type { Case } from '@shared/cases';
import { maxLengths } from '@shared/limits';
import { useState } from 'react';
import { Button } from '../../ui/controls/button';
import { TextArea } from '../../ui/controls/text-area';
import { useAction } from '../../ui/feedback/use-action';
import { useAnswer } from './queries';

/** Answers an appeal: granting it ends the decision. */
export function AnswerForm({ decision }: { decision: Case['decisions'][number] }) {
  const [answer, setAnswer] = useState('');
  const answering = useAnswer();
  const words = { failed: 'The answer was not saved.', done: { title: 'Answered' } };
  const grant = useAction(() => answering.mutateAsync({ id: decision.id, granted: true, answer }), words);
  const refuse = useAction(() => answering.mutateAsync({ id: decision.id, granted: false, answer }), words);
  return (
    <section className="grid gap-3 rounded border border-s-4 border-hairline border-s-orange p-4" aria-label="Appeal">
      <p className="whitespace-pre-line">
        <strong>Appeal:</strong> {decision.appeal?.text}
      </p>
      <TextArea
        label="Answer to the owner"
        optional
        rows={2}
        short
        maxLength={maxLengths.reportText}
        value={answer}
        onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={answering.isPending} onClick={() => void grant()}>
          Grant and restore
        </Button>
        <Button busy={answering.isPending} onClick={() => void refuse()}>
          Refuse
        </Button>
      </div>
    </section>
  );
}
