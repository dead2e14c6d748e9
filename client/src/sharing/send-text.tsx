import { whatsappUrl } from '@shared/tailor/phone';
import { useState } from 'react';
import { hasShareSheet, shareText } from '../lib/share';
import { Button, buttonClass } from '../ui/controls/button';
import { ShareIcon } from '../ui/display/later-icons';
import { ChatIcon, CopyIcon } from '../ui/display/workroom-icons';
import { toast } from '../ui/feedback/toast';

interface SendTextProps {
  text: string;
  /** The client's WhatsApp number. */
  number: string | null;
  /** The tailor's country, which completes local numbers. */
  country: string;
  /** What is said when the text was copied, and when that failed. */
  copied: string;
  failed: string;
  className: string;
  /** Called when a chat with the text was opened, or the text was shared or copied. */
  onSent?: () => void;
}

/** Opens the client's WhatsApp chat with a text. Without a number, the device's share sheet, or a copy of the text. */
export function SendText({ text, number, country, copied, failed, className, onSent }: SendTextProps) {
  const url = whatsappUrl(number, country, text);
  const [isSharing, setSharing] = useState(false);
  if (url)
    return (
      <a className={buttonClass({}, className)} href={url} target="_blank" rel="noreferrer" onClick={onSent}>
        <ChatIcon />
        Send by WhatsApp
      </a>
    );
  const canShare = hasShareSheet();
  const send = async () => {
    setSharing(true);
    const outcome = await shareText(text);
    setSharing(false);
    if (outcome === 'shared' || outcome === 'copied') onSent?.();
    if (outcome === 'copied') toast({ title: copied });
    if (outcome === 'failed') toast({ title: failed, variant: 'destructive' });
  };
  return (
    <Button className={className} busy={isSharing} onClick={() => void send()}>
      {canShare ? <ShareIcon /> : <CopyIcon />}
      {canShare ? 'Send as text' : 'Copy as text'}
    </Button>
  );
}
