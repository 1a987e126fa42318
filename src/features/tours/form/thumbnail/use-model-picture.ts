import { useQuery } from '@tanstack/react-query';
import { modelService } from '@/backend/config';
import { isRefusal } from '@/domain/app-error';
import { fetchModel, thumbnailAddress } from '@/showcase/models';

export type ModelPictureState = { state: 'asking' | 'free' | 'private' | 'missing'; address: string };

/** Whether the model lets everybody see its picture: public and unlisted ones do. @see TOUR-046 */
export function useModelPicture(modelId: string): ModelPictureState {
  const { isPending, error } = useQuery({
    queryKey: ['model', modelId],
    queryFn: () => fetchModel(modelService(), modelId),
    retry: false,
    staleTime: 60_000,
  });
  const address = thumbnailAddress(modelService(), modelId, 800);
  if (isPending) return { state: 'asking', address };
  if (!error) return { state: 'free', address };
  return { state: isRefusal(error, 'permission-denied') ? 'private' : 'missing', address };
}
