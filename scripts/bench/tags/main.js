// Puts 2,000 tags together, as the player does when the camera rests.
import { tagClusters } from '@/domain/tag-clusters/tag-clusters';

const tags = Array.from({ length: 2000 }, (_, at) => {
  const metres = 1 + at / 400;
  return { id: `tag-${at}`, at: { x: 6.4 + Math.cos(at) * metres, y: 1 + (at % 10) / 10, z: 5.15 + Math.sin(at) * metres } };
});

window.clusterTimes = (rounds) =>
  Array.from({ length: rounds }, (_, round) => {
    const start = performance.now();
    tagClusters(tags, { kind: 'place', position: { x: 6 + round / 100, y: 1.6, z: 5 }, pixelsPerRadian: 800 });
    return performance.now() - start;
  });
