import { DeletedQuestion } from './deleted-question';
import { FieldsQuestion } from './fields-question';
import type { QuestionProps } from './question-frame';
import { RefusedQuestion } from './refused-question';
import { StageQuestion } from './stage-question';
import { TwiceQuestion } from './twice-question';

/** Asks the question of a change. No answer is the default, and Enter gives none. */
export function QuestionDialog(props: QuestionProps) {
  const { question } = props.entry;
  switch (question?.kind) {
    case 'fields':
      return <FieldsQuestion {...props} {...question} />;
    case 'deleted':
      return <DeletedQuestion {...props} {...question} />;
    case 'stage':
      return <StageQuestion {...props} {...question} />;
    case 'twice':
      return <TwiceQuestion {...props} {...question} />;
    case 'refused':
      return <RefusedQuestion {...props} {...question} />;
    case undefined:
      return null;
  }
}
