import { hold, type OwnDecision } from '@shared/decisions';
import { maxLengths } from '@shared/limits';
import { groundSentence } from '@shared/report-reasons';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/controls/button';
import { TextArea } from '../../ui/controls/text-area';
import { Badge } from '../../ui/display/badge';
import { RelativeTime } from '../../ui/display/relative-time';
import { useAction } from '../../ui/feedback/use-action';
import { Card } from '../../ui/layout/card';
import { useAppeal } from './queries';

const titles: Readonly<Record<string, string>> = {
  'hide picture': 'A picture is hidden',
  'hide page': 'Your page is hidden',
  suspend: 'Your account is suspended',
  [hold]: 'Your page waits to be shown',
};

const meanings: Readonly<Record<string, string>> = {
  'hide picture':
    'Visitors do not see the picture. It is marked in your gallery, or in your settings if it is your profile picture.',
  'hide page': 'Visitors do not find your page. Your workroom stays as it is.',
  [hold]: 'The people who run this site look at new pages first. Visitors find yours after that.',
  suspend: 'Your page is hidden and you cannot publish. You can still download your data or delete your account.',
};

/** One decision: what, why, and the appeal against it. A person has taken it. */
export function DecisionCard({ decision }: { decision: OwnDecision }) {
  const { act, ground, explanation, createdAt, endedAt, appeal } = decision;
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-h3">{titles[act] ?? act}</h2>
        <Badge tone={endedAt ? 'ok' : 'orange'}>{endedAt ? 'No longer in force' : 'In force'}</Badge>
      </div>
      {act !== hold && (
        <p>
          Because: {groundSentence(ground)}
          {explanation && <span className="mt-1 block whitespace-pre-line">{explanation}</span>}
        </p>
      )}
      {!endedAt && <p className="text-small text-muted">{meanings[act]}</p>}
      {act !== hold && (
        <p className="text-small text-muted">
          A person decided this <RelativeTime at={createdAt} />
        </p>
      )}
      {appeal && <Appeal appeal={appeal} />}
      {!appeal && !endedAt && act !== hold && <AppealForm id={decision.id} />}
    </Card>
  );
}

function Appeal({ appeal }: { appeal: NonNullable<OwnDecision['appeal']> }) {
  return (
    <div className="grid gap-1.5 border-t border-hairline pt-3">
      <h3 className="text-small font-semibold">Your appeal</h3>
      <p className="whitespace-pre-line">{appeal.text}</p>
      <p className="text-small font-semibold">
        {appeal.answeredAt ? (appeal.granted ? 'Granted' : 'Refused') : 'A person will answer it here'}
      </p>
      {appeal.answer && <p className="whitespace-pre-line">{appeal.answer}</p>}
    </div>
  );
}

function AppealForm({ id }: { id: string }) {
  const [text, setText] = useState('');
  const appeal = useAppeal();
  const send = useAction(() => appeal.mutateAsync({ id, text }), { failed: 'Your appeal could not be sent.' });
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
