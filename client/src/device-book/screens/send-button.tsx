import { useRef } from 'react';
import { skipLeaveQuestion } from '../../lib/navigation/navigation';
import { useOfflineState } from '../../lib/offline-state';
import { Button, type ButtonLook, buttonClass } from '../../ui/controls/button';
import { PersonIcon } from '../../ui/display/later-icons';
import { UploadIcon } from '../../ui/display/workroom-icons';
import { loginHere } from './login-here';
import { needsLogin } from './waiting';

interface SendButtonProps extends Pick<ButtonLook, 'size' | 'block'> {
  isSending: boolean;
  onSend: () => void;
  /** Called with the button or the link that stands in its place. */
  onShown?: (element: HTMLElement) => void;
}

/** 'Send now'; after the end of the session a link to the sign-in, which takes over the focus. */
export function SendButton({ isSending, onSend, onShown, ...look }: SendButtonProps) {
  const isLogin = needsLogin(useOfflineState());
  const hadFocus = useRef(false);
  const shown = (element: HTMLElement | null) => {
    if (!element) return;
    onShown?.(element);
    if (hadFocus.current) element.focus();
    return () => {
      hadFocus.current = element === document.activeElement;
    };
  };
  if (isLogin)
    return (
      <a
        ref={shown}
        className={buttonClass({ variant: 'primary', ...look })}
        href={loginHere()}
        onClick={skipLeaveQuestion}
      >
        <PersonIcon />
        Log in to send
      </a>
    );
  return (
    <Button ref={shown} variant="primary" {...look} busy={isSending} onClick={onSend}>
      <UploadIcon />
      {isSending ? 'Sending...' : 'Send now'}
    </Button>
  );
}
