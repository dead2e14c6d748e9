import type { Case } from '@shared/moderation/cases';
import { actWords } from '@shared/moderation/case-words';
import { maxLengths } from '@shared/contract/limits';
import { groundSentence } from '@shared/moderation/report-reasons';
import { useState } from 'react';
import { Button } from '../../ui/controls/button';
import { TextArea } from '../../ui/controls/text-area';
import { useAction } from '../../ui/feedback/use-action';
import { useAnswer } from './queries';

interface AnswerFormProps {
  id: string;
  decision: Case['decisions'][number];
}

/** Answers an appeal: overturning ends the decision. */
export function AnswerForm({ id, decision }: AnswerFormProps) {
  const [answer, setAnswer] = useState('');
  const { mutateAsync, isPending } = useAnswer(decision.id);
  const words = { failed: 'The answer was not saved.', keepsText: true, done: { title: 'Answered' } };
  const uphold = useAction(() => mutateAsync({ granted: false, answer }), words);
  const overturn = useAction(() => mutateAsync({ granted: true, answer }), words);
  return (
    <section
      id={id}
      className="grid gap-4 rounded border border-s-4 border-hairline border-s-orange p-4"
      aria-label="Appeal"
    >
      <div className="grid gap-1.5">
        <p className="whitespace-pre-line">
          <strong>Appeal:</strong> {decision.appeal?.text}
        </p>
        <p className="text-small text-muted">
          Against: {actWords(decision.act)}
          {decision.by && ` by ${decision.by}`}. {groundSentence(decision.ground)}
        </p>
      </div>
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
        <Button busy={isPending} onClick={() => void uphold()}>
          Uphold the decision
        </Button>
        <Button busy={isPending} onClick={() => void overturn()}>
          Overturn and restore
        </Button>
      </div>
      <p className="text-micro text-muted">
        The owner reads your answer. There is no second appeal against this decision.
      </p>
    </section>
  );
}
