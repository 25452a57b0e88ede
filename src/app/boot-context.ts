import { createContext, useContext } from 'react';
import { type Boot, neutralBoot } from './boot';

export const BootContext = createContext<Boot>(neutralBoot('main'));

export function useBoot(): Boot {
  return useContext(BootContext);
}
