import { paths } from '../paths';
import { LinkButton } from '../ui/controls/button';
import { Attention } from '../ui/feedback/attention';

interface DecisionNoticeProps {
  text: string;
  /** The link to the decisions. */
  label?: string;
}

/** Says what a decision of the operator means for a screen, with the link to its reason and to the appeal. */
export function DecisionNotice({ text, label = 'Why, and how to appeal' }: DecisionNoticeProps) {
  return (
    <Attention text={text}>
      <LinkButton href={paths.decisions()}>{label}</LinkButton>
    </Attention>
  );
}
