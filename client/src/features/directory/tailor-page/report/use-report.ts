import type { ReportReason } from '@shared/moderation/report-reasons';
import type { reportsApi } from '@shared/moderation/reports';
import { type FormEvent, useState } from 'react';
import { call, callsAt } from '../../../../lib/api/api';
import { ApiError } from '../../../../lib/api/api-error';
import { withConnection, serverMessage } from '../../../../lib/api/connection';
import { useOneAtATime } from '../../../../lib/one-at-a-time';

const { create } = callsAt<typeof reportsApi>({ create: { method: 'POST', path: '/api/reports' } });

interface ReportValues {
  reason?: ReportReason;
  /** Whether the report is about the profile picture alone. */
  profilePicture: boolean;
  text: string;
  email: string;
  /** Filled in by programs alone. */
  homepage: string;
}

const empty: ReportValues = { profilePicture: false, text: '', email: '', homepage: '' };
const noErrors: Readonly<Record<string, string[]>> = {};

/** Returns the values of a report, its errors by field (`form` for the whole), and how to send it. It has a reference once it is sent. */
export function useReport(about: { tailorId: string; imageId?: string }) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState(noErrors);
  const [isSending, setSending] = useState(false);
  const [reference, setReference] = useState<string>();
  const send = useOneAtATime(async () => {
    const { reason } = values;
    if (!reason) return setErrors({ reason: ['Please choose what is wrong'] });
    setSending(true);
    try {
      const body = { ...about, ...values, reason };
      setReference((await call(create, { body })).reference);
    } catch (error) {
      const byField = error instanceof ApiError && error.body?.errors;
      setErrors(byField || { form: [reasonOf(error)] });
    } finally {
      setSending(false);
    }
  });
  return {
    values,
    errors,
    isSending,
    reference,
    set: (change: Partial<ReportValues>) => setValues((before) => ({ ...before, ...change })),
    submit: (event: FormEvent) => {
      event.preventDefault();
      void send();
    },
  };
}

function reasonOf(error: unknown): string {
  return withConnection(serverMessage(error, 'Your report could not be sent. Please try again.'), error, 'form');
}
