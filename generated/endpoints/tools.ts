// Generated from schemas/api/tools.yaml.
import { api } from '../../src/api/client';
import { del, get, post } from '../../src/api/paths';

export const toolsApi = api.injectEndpoints({
  endpoints: (build) => ({
    clearChatData: build.mutation(get('/mchat/gpt/clear_chat_data')),
    saveDialogHistory: build.mutation(post('/d-save/admin/dialog/history/save')),
    getTextFromKey: build.query(post('/chat/api_get_text_kb_fromKey')),
    detectObjects: build.query(post('/tianzhi-tools/api/v1/object_detection')),
    getDetection: build.query(get('/api/detections/{id}')),
    getDetectionProgress: build.query(get('/api/detections/{id}/progress')),
    uploadPicture: build.mutation(post('/api/pictures', { raw: true })),
    deletePicture: build.mutation(del('/api/pictures/{id}')),
    readPictureText: build.query(get('/api/pictures/{id}/text')),
    listConnectedTools: build.query(get('/api/tools')),
    callConnectedTool: build.mutation(post('/api/tools/{tool}/{operation}')),
  }),
});

export const {
  endpoints: toolsEndpoints,
  useClearChatDataMutation,
  useSaveDialogHistoryMutation,
  useGetTextFromKeyQuery,
  useLazyGetTextFromKeyQuery,
  useDetectObjectsQuery,
  useLazyDetectObjectsQuery,
  useGetDetectionQuery,
  useLazyGetDetectionQuery,
  useGetDetectionProgressQuery,
  useLazyGetDetectionProgressQuery,
  useUploadPictureMutation,
  useDeletePictureMutation,
  useReadPictureTextQuery,
  useLazyReadPictureTextQuery,
  useListConnectedToolsQuery,
  useLazyListConnectedToolsQuery,
  useCallConnectedToolMutation,
} = toolsApi;
