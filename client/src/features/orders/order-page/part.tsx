import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/controls/button';

interface PartProps {
  title: string;
  /** The word of the button at the end of the title's row, and what it does. */
  action?: { name: string; onPress: () => void };
  children: ReactNode;
}

/** A section of an order with its title. */
export function Part({ title, action, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex min-h-9 items-center justify-between gap-4">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {action && (
          <Button
            variant="action"
            size="s"
            className="-my-1 -me-3"
            aria-label={`${action.name}: ${title}`}
            onClick={action.onPress}
          >
            {action.name}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}
