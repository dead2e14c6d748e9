import type { OwnDecision } from '@shared/moderation/decisions';
import { hold } from '@shared/moderation/acts';
import { answerWords, decisionMeanings, decisionTitle, outcomeWords } from '@shared/moderation/decision-words';
import { maxLengths } from '@shared/contract/limits';
import { groundSentence } from '@shared/moderation/report-reasons';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/controls/button';
import { TextArea } from '../../ui/controls/text-area';
import { Badge } from '../../ui/display/badge';
import { RelativeTime } from '../../ui/display/relative-time';
import { useAction } from '../../ui/feedback/use-action';
import { Card } from '../../ui/layout/card';
import { useAppeal } from './queries';

interface DecisionCardProps {
  decision: OwnDecision;
  /** All decisions about the user. */
  all: readonly OwnDecision[];
}

/** One decision: what, why, what it means now, and the appeal against it. Except for a hold, a person has decided. */
export function DecisionCard({ decision, all }: DecisionCardProps) {
  const { act, ground, explanation, createdAt, endedAt, appeal } = decision;
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-h3">{decisionTitle(decision)}</h2>
        <Badge tone={endedAt ? 'ok' : 'orange'}>{endedAt ? 'No longer in force' : 'In force'}</Badge>
      </div>
      {act !== hold && (
        <p>
          Because: {groundSentence(ground)}
          {explanation && <span className="mt-1 block whitespace-pre-line">{explanation}</span>}
        </p>
      )}
      <p className={endedAt ? 'font-semibold' : 'text-small text-muted'}>
        {endedAt ? outcomeWords(decision, all) : decisionMeanings[act]}
      </p>
      {act !== hold && (
        <p className="text-small text-muted">
          A person decided this <RelativeTime at={createdAt} />
          {endedAt && (
            <>
              . It ended <RelativeTime at={endedAt} />
            </>
          )}
        </p>
      )}
      {appeal && <Appeal appeal={appeal} hasEnded={endedAt !== null} />}
      {!appeal && !endedAt && act !== hold && <AppealForm id={decision.id} />}
    </Card>
  );
}

interface AppealProps {
  appeal: NonNullable<OwnDecision['appeal']>;
  hasEnded: boolean;
}

function Appeal({ appeal: { text, granted, answer }, hasEnded }: AppealProps) {
  return (
    <div className="grid gap-1.5 border-t border-hairline pt-3">
      <h3 className="text-small font-semibold">Your appeal</h3>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <p className="text-small font-semibold">
        {granted === null ? 'A person will answer it here' : answerWords(granted, hasEnded)}
      </p>
      {answer && <p className="wrap-anywhere whitespace-pre-line">{answer}</p>}
    </div>
  );
}

function AppealForm({ id }: { id: string }) {
  const [text, setText] = useState('');
  const appeal = useAppeal();
  const send = useAction(() => appeal.mutateAsync({ id, text }), {
    failed: 'Your appeal could not be sent.',
    keepsText: true,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className="grid gap-3 border-t border-hairline pt-3" onSubmit={submit}>
      <TextArea
        label="Is this wrong? Say why"
        hint="You can appeal once. A person reads it and answers here."
        rows={3}
        required
        maxLength={maxLengths.reportText}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" className="justify-self-start" busy={appeal.isPending}>
        Send appeal
      </Button>
    </form>
  );
}
