import type { OwnImage } from '@shared/gallery/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReopenedForm } from '../../forms/use-draft';
import { serverMessage } from '../../lib/api/connection';
import { usePageTitle } from '../../lib/navigation/page-title';
import { useIsSuspended } from '../../lib/api/own-account';
import { paths } from '../../paths';
import { DecisionNotice } from '../../moderation/decision-notice';
import { Button } from '../../ui/controls/button';
import { Card } from '../../ui/layout/card';
import { EmptyState } from '../../ui/feedback/empty-state';
import { UploadIcon } from '../../ui/display/workroom-icons';
import { LoadError } from '../../ui/feedback/load-error';
import { Loaded } from '../../ui/feedback/loaded';
import { PageHead } from '../../ui/layout/page-head';
import { Skeleton } from '../../ui/feedback/skeleton';
import { DeleteImageDialog } from './delete-image-dialog';
import { EditImageDialog } from './edit-image-dialog';
import { GalleryGrid } from './gallery-grid';
import { galleryQuery } from './queries';
import { QuotaNotice } from './upload/quota-notice';
import { UploadDialog } from './upload/upload-dialog';

export function GalleryPage() {
  usePageTitle('Portfolio Gallery');
  const gallery = useQuery(galleryQuery);
  const images = gallery.data;
  const isSuspended = useIsSuspended();
  const [isUploading, setIsUploading] = useState(false);
  const [editing, setEditing] = useState<OwnImage>();
  const [deleting, setDeleting] = useState<OwnImage>();
  const reopen = (id: string) => setEditing(images?.find((image) => image.id === id));
  useReopenedForm('image', images && reopen);
  // A late answer closes only its own dialog, not another one that was opened since.
  const stopEditing = () => setEditing((open) => (open === editing ? undefined : open));
  const upload = (label: string) =>
    !isSuspended && (
      <Button variant="primary" onClick={() => setIsUploading(true)}>
        <UploadIcon />
        {label}
      </Button>
    );
  return (
    <div>
      <PageHead
        title="Portfolio Gallery"
        subtitle="Showcase your best work"
        backHref={paths.dashboard()}
        backLabel="Back to dashboard"
        action={images && images.length > 0 && upload('Upload Images')}
      />
      <p className="not-empty:mb-6" role="status">
        <QuotaNotice />
      </p>
      {isSuspended && (
        <div className="mb-6">
          <DecisionNotice text="Your account is suspended: you cannot add pictures or change their words until that is lifted. You can delete pictures." />
        </div>
      )}
      <Loaded
        of={{ gallery }}
        pending={<GallerySkeleton />}
        failed={(failure) => (
          <Card pad={false}>
            <LoadError title="Your gallery could not be loaded" text={serverMessage(failure.error, '')} {...failure} />
          </Card>
        )}
      >
        {(loaded) =>
          loaded.gallery.length === 0 ? (
            <Card pad={false}>
              <EmptyState
                picture={<Hangers />}
                title="No images yet"
                text={isSuspended ? undefined : 'Start building your portfolio by uploading images of your work'}
                action={upload('Upload Your First Images')}
              />
            </Card>
          ) : (
            <GalleryGrid images={loaded.gallery} onEdit={isSuspended ? undefined : setEditing} onDelete={setDeleting} />
          )
        }
      </Loaded>
      <UploadDialog open={isUploading} onClose={() => setIsUploading(false)} />
      {editing && !isSuspended && <EditImageDialog image={editing} onClose={stopEditing} />}
      {deleting && <DeleteImageDialog image={deleting} onClose={() => setDeleting(undefined)} />}
    </div>
  );
}

function GallerySkeleton() {
  return (
    <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-8" role="status">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} shape="picture" className="aspect-4/5" />
      ))}
    </div>
  );
}

const garments = [
  { x: 24, length: 34, color: 'var(--orange)' },
  { x: 60, length: 44, color: 'var(--action)' },
  { x: 96, length: 28, color: 'var(--purple)' },
];

/** An empty rail: three hangers with the outlines of garments. */
function Hangers() {
  return (
    <svg
      viewBox="0 0 120 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M6 14h108" strokeWidth="2.4" />
      {garments.map(({ x, length, color }) => (
        <g key={x} transform={`translate(${x} 14)`}>
          <path d="M0 0c6 0 6 8 0 8v5L-16 26h32L0 13" />
          <path d={`M-13 26v${length}h26V26`} stroke={color} strokeDasharray="4 3.5" />
        </g>
      ))}
    </svg>
  );
}
