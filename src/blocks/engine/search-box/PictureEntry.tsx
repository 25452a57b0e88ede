import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type DetectDispatch, detectPicture } from '@/api/detect-picture';
import { PictureDialog } from '@/canvas/dialog/PictureDialog';
import { wire } from '@/canvas/geometry/wire';

/** The picture dialog on the home page. The result opens on its own page. */
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
