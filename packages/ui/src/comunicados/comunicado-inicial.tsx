import { useState } from 'react';
import { Aviso } from '../aviso/aviso.tsx';
import { Botao } from '../botao/botao.tsx';
import { Dialogo } from '../dialogo/dialogo.tsx';
import type { Comunicado } from './comunicados.tsx';
import { dispensarComunicado, lerDispensados } from './dispensados.ts';

/** Those whose dialog was shown; apart from what was put away, which is another list of the same kind. */
const LIDOS = 'comunicados-lidos';
const LEMBRADOS = 20;

/** News that stop whoever arrives: a dialog once on this device, and from then on a strip while they are true. */
export function ComunicadoInicial({ edicao, titulo, texto }: Comunicado) {
  const [lido, setLido] = useState(() => lerDispensados(LIDOS).includes(edicao));
  function fechar() {
    dispensarComunicado(edicao, lerDispensados(LIDOS).slice(-LEMBRADOS), LIDOS);
    setLido(true);
  }
  return (
    <>
      {lido ? (
        <Aviso tom="atencao" titulo={titulo}>
          {texto}
        </Aviso>
      ) : null}
      <Dialogo
        aberto={!lido}
        aoFechar={fechar}
        titulo={titulo}
        acoes={
          <Botao largo onClick={fechar}>
            Entendi
          </Botao>
        }
      >
        <p>{texto}</p>
      </Dialogo>
    </>
  );
}
