import { Router } from 'express';
import { weave } from '@seamfolk/cloth';
import { clothCuts, clothPath, type ClothCut } from '@shared/site/cloth';
import { HttpError } from '../http/errors';
import { passiveFileHeaders } from './tailor/found-tailor';

const isCut = (name: string): name is ClothCut => Object.hasOwn(clothCuts, name);
/** An id, or a word such as the name of the brand. */
const isSeed = (text: string) => /^[\w-]{1,64}$/.test(text);

/**
 * Serves the cloth that stands for missing pictures. It is drawn on request: a piece takes 0.1 ms. A path of another version
 * redirects to the current one.
 */
export function clothRoutes(): Router {
  const router = Router({ caseSensitive: true });
  router.get('/cloth/:version/:cut/:seed.svg', (req, res) => {
    const { cut, seed } = req.params;
    if (!isCut(cut) || !isSeed(seed)) throw new HttpError(404, 'not_found', 'Cloth not found');
    const path = clothPath(cut, seed);
    if (req.path !== path) {
      res.setHeader('Cache-Control', 'public, max-age=300');
      return res.redirect(302, path);
    }
    res.set({ ...passiveFileHeaders, 'Cache-Control': 'public, max-age=31536000, immutable' });
    res.type('image/svg+xml').send(weave(seed, clothCuts[cut]));
  });
  return router;
}
