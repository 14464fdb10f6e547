import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { useState } from 'react';
import { sairSemApagar } from '../../../saida/sair.ts';

interface SessaoDeOutraPessoaProps {
  /** Who is logged in here. */
  quem: string;
  titulo: string;
  /** Where whoever leaves goes on. */
  destino: string;
}

/** A guarantor often opens the link on the phone of the student, who is logged in (devices 2). */
export function SessaoDeOutraPessoa({ quem, titulo, destino }: SessaoDeOutraPessoaProps) {
  const [saindo, setSaindo] = useState(false);
  return (
    <Aviso
      tom="atencao"
      titulo={titulo}
      acao={
        <Botao
          compacto
          variante="secundario"
          carregando={saindo}
          onClick={() => {
            setSaindo(true);
            void sairSemApagar(destino);
          }}
        >
          Sair desta conta
        </Botao>
      }
    >
      {`Se você é outra pessoa, saia e entre com a sua conta. O que ${quem} preencheu continua guardado neste aparelho e volta quando ${quem} entrar de novo.`}
    </Aviso>
  );
}
