import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type DetectDispatch, detectPicture } from '@/api/detect-picture';
import { PictureDialog } from '@/canvas/dialog/PictureDialog';
import { wire } from '@/canvas/geometry/wire';

/** The dialog over the home page; what it finds has a page of its own. */
export function PictureEntryDialog({ file, onClose }: { file: File | null; onClose: () => void }) {
  const dispatch = useDispatch<DetectDispatch>();
  const navigate = useNavigate();
  return (
    <PictureDialog
      file={file}
      detect={(record, signal, tell) =>
        detectPicture(dispatch, { file: record.file, rect: wire(record.box, record.size) }, signal, tell)
      }
      onDone={(id) => navigate(`/qImage/${id}`)}
      onClose={onClose}
    />
  );
}
