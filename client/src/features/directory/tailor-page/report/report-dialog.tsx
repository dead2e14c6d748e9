import type { GalleryImage } from '@shared/gallery/contract';
import { maxLengths } from '@shared/contract/limits';
import { Button } from '../../../../ui/controls/button';
import { TextField } from '../../../../ui/controls/field';
import { TextArea } from '../../../../ui/controls/text-area';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '../../../../ui/overlays/dialog';
import { altOf } from '../portfolio/picture-words';
import { ReasonField } from './reason-field';
import { useReport } from './use-report';
import '../../../../styles/later.css';

interface ReportDialogProps {
  tailorId: string;
  /** The name of the reported page, without a picture. */
  name?: string;
  /** Whether the reported page has a profile picture, which can be reported alone. */
  hasPicture?: boolean;
  /** The reported picture. */
  image?: GalleryImage;
  onClose: () => void;
}

/**
 * Reports a page or a picture to the operator of the site. The answer is in the same dialog, which returns the focus to the button
 * that opened it.
 */
export function ReportDialog({ tailorId, name, hasPicture, image, onClose }: ReportDialogProps) {
  const report = useReport({ tailorId, imageId: image?.id });
  const { values, isSending, reference } = report;
  const about = image ? altOf(image, 0) : name;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={reference ? 'Thank you' : image ? 'Report this picture' : 'Report this page'}
      description={
        reference
          ? 'A person will read your report.'
          : `${about}. A person reads every report; nothing is hidden by a report alone.`
      }
      dirty={!reference && Boolean(values.text || values.email)}
      isSaving={isSending}
    >
      {reference ? <Acknowledgement reference={reference} /> : <ReportForm report={report} hasPicture={hasPicture} />}
    </Dialog>
  );
}

interface ReportFormProps {
  report: ReturnType<typeof useReport>;
  hasPicture?: boolean;
}

function ReportForm({ report: { values, errors, isSending, set, submit }, hasPicture }: ReportFormProps) {
  const { reason, profilePicture, text, email, homepage } = values;
  return (
    <form noValidate onSubmit={submit}>
      <DialogBody className="grid gap-4">
        {hasPicture && (
          <label className="flex min-h-tap cursor-pointer items-center gap-3 font-semibold">
            <input
              type="checkbox"
              className="m-0 size-5 flex-none accent-action"
              checked={profilePicture}
              onChange={({ currentTarget }) => set({ profilePicture: currentTarget.checked })}
            />
            It is about the profile picture alone
          </label>
        )}
        <ReasonField
          value={reason}
          error={reason ? undefined : errors.reason?.[0]}
          onChange={(chosen) => set({ reason: chosen })}
        />
        <TextArea
          label="Tell us more"
          optional
          rows={3}
          dir="auto"
          maxLength={maxLengths.reportText}
          error={errors.text?.[0]}
          value={text}
          onChange={({ currentTarget }) => set({ text: currentTarget.value })}
        />
        <TextField
          label="E-mail"
          optional
          type="email"
          autoComplete="email"
          placeholder="name@example.com"
          maxLength={maxLengths.email}
          hint="Only to tell you what was decided."
          error={errors.email?.[0]}
          value={email}
          onChange={({ currentTarget }) => set({ email: currentTarget.value })}
        />
        <HiddenField value={homepage} onChange={(typed) => set({ homepage: typed })} />
        {errors.form && (
          <p className="text-small font-medium text-danger-ink" role="alert">
            {errors.form[0]}
          </p>
        )}
      </DialogBody>
      <DialogFoot line>
        <DialogCancel />
        <Button type="submit" variant="primary" busy={isSending}>
          {isSending ? 'Sending...' : 'Send report'}
        </Button>
      </DialogFoot>
    </form>
  );
}

/** A field for programs that fill in every field: people neither see nor reach it. The server ignores such a report. */
function HiddenField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className="hidden" aria-hidden="true">
      <label>
        Homepage
        <input
          name="homepage"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </label>
    </div>
  );
}

function Acknowledgement({ reference }: { reference: string }) {
  return (
    <>
      <DialogBody className="grid gap-3">
        <p>
          Your reference is <strong className="whitespace-nowrap tabular-nums">{reference}</strong>. Name it if you
          write to us about this report.
        </p>
        <p className="text-small text-muted">If you gave an e-mail address, we write there what was decided.</p>
      </DialogBody>
      <DialogFoot>
        {/* The pressed button is gone: the focus goes on to the only one. */}
        <DialogCancel ref={focus}>Close</DialogCancel>
      </DialogFoot>
    </>
  );
}

const focus = (button: HTMLElement | null) => button?.focus();
